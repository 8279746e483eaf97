import { useState } from 'react'
import type { CartDetail } from '@/contract/cart-detail'
import type { ParticipantDraft } from '@/contract/participant-fields'
import type { ParticipantErrors } from '@/domain/travelers/participant-check'
import { ADULT_AGE, type TravelerAge } from '@/domain/seats/party-ages'
import { shortForm } from '@/domain/travelers/short-form'
import { Avatar } from '@/storefront/ui/avatar'
import { Badge } from '@/storefront/ui/badge'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Note } from '@/storefront/ui/note'
import { ParticipantFields } from '@/storefront/parts/participant-fields'
import { isKidsTrip } from '../rules/party'
import { travelerTitle } from '../rules/traveler-title'

type ParticipantBoxProps = {
  index: number
  value: ParticipantDraft
  errors: ParticipantErrors
  /** Whether one asked to go on: then every error is said. */
  isChecked: boolean
  expedition: CartDetail['expedition']
  /** On the first day, as far as it is known. */
  age: TravelerAge
  /** The first traveler, whose contact others may take. */
  first: ParticipantDraft | undefined
  /** Why the price changes by their date of birth. */
  fareChange: string | null
  onChange: (value: ParticipantDraft) => void
}

/** What is known of one traveler; all but the customer may be left for later. */
export const ParticipantBox = ({
  index,
  value,
  errors,
  isChecked,
  expedition,
  age,
  first,
  fareChange,
  onChange,
}: ParticipantBoxProps) => {
  const [isLater, setIsLater] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isKids = isKidsTrip(expedition)
  const isOwn = index === 0 && !isKids
  const idPrefix = participantId(index)
  // What is still being typed is not judged yet.
  const said = Object.fromEntries(
    Object.entries(errors).filter(([field]) => isChecked || left.has(`${idPrefix}-${field}`)),
  )
  const isHidden = isLater && Object.keys(errors).length === 0

  return (
    <section className="box" aria-label={travelerTitle({ index, firstName: null, isKids })}>
      <div className="row">
        {isOwn ? <Avatar name={value.first_name || 'Toi'} /> : <span className="av tun-rank">{index + 1}</span>}
        <h2>{travelerTitle({ index, firstName: value.first_name, isKids })}</h2>
        {age !== null && age < ADULT_AGE && <Badge tone="info">{`${String(age)}\u00a0ans`}</Badge>}
      </div>
      {fareChange && (
        <Note tone="info" role="status">
          {fareChange}
        </Note>
      )}
      {!isHidden && (
        <div role="presentation" onBlur={({ target }) => setLeft((before) => new Set(before).add(target.id))}>
          <ParticipantFields
            value={value}
            onChange={onChange}
            errors={said}
            sizesAsked={expedition.sizes_asked}
            demand={expedition.level_number}
            idPrefix={idPrefix}
            ageMinChild={expedition.age_min_child}
            isOwn={isOwn}
            short={shortForm({ expeditionType: expedition.expedition_type, age }) ?? undefined}
            sameContact={first && sameContact({ first, value, isKids })}
          />
        </div>
      )}
      {!isOwn && (
        <CheckboxRow checked={isLater} onChange={({ target }) => setIsLater(target.checked)}>
          Je laisse cette personne compléter ses informations plus tard
        </CheckboxRow>
      )}
    </section>
  )
}

/** The contact of the first traveler, as long as another one has none of their own. */
const sameContact = ({
  first: { emergency_name, emergency_phone },
  value,
  isKids,
}: {
  first: ParticipantDraft
  value: ParticipantDraft
  isKids: boolean
}) =>
  emergency_name && emergency_phone && !value.emergency_name && !value.emergency_phone
    ? { words: isKids ? 'Comme le premier enfant' : 'Comme moi', emergency_name, emergency_phone }
    : undefined

/** Begins the `id` of each field of a traveler. */
export const participantId = (index: number): string => `voyageur-${String(index + 1)}`
