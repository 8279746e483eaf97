import type { ReactNode } from 'react'
import {
  agesOfGroup,
  agesOfParty,
  isWithoutAdult,
  partyOfAges,
  withChildren,
  type AskedAges,
} from '@/domain/seats/asked-party'
import { childFareLabel } from '@/domain/seats/child-fare'
import { ADULT_AGE, type TravelerAge } from '@/domain/seats/party-ages'
import { formatPrice } from '@/domain/text/price'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { FieldError } from '@/storefront/ui/field-error'
import { SelectField } from '@/storefront/ui/select-field'
import { Stepper } from '@/storefront/ui/stepper'

export type PartyAgesFieldsProps = {
  /** By place; null for who has not told. */
  ages: readonly TravelerAge[]
  asked: AskedAges
  /** « Dont enfants », in the words' level of the page. */
  title: ReactNode
  /** Whether one asked to go on: then an age that is missing is said. */
  isChecked: boolean
  /** Begins the id of each child's field. */
  id?: string
  /** `isPressed`: by a button that one may press several times. */
  onChange: (ages: TravelerAge[], told: { isPressed: boolean }) => void
}

/** The ages that decide on the price and on who may come: of each child, or whether anybody is of age. */
export const PartyAgesFields = (props: PartyAgesFieldsProps) =>
  props.asked.needsAges ? <Children {...props} /> : <GrownUps {...props} />

const Children = ({ ages, asked, title, isChecked, id, onChange }: PartyAgesFieldsProps) => {
  const { expeditionType: type, childFare: fare } = asked
  const party = partyOfAges({ ages, type })
  const tell = (index: number, age: number | null) =>
    onChange(agesOfParty({ ...party, children: party.children.map((one, at) => (at === index ? age : one)) }), {
      isPressed: false,
    })
  return (
    <>
      {type !== 'kids' && (
        <div className="row row-b wrapx">
          <div>
            {title}
            <p className="soft">Moins de 18{'\u00a0'}ans le jour du départ.</p>
          </div>
          <Stepper
            label="Dont enfants"
            value={party.children.length}
            min={0}
            max={party.adults + party.children.length}
            onChange={(count) => onChange(agesOfParty(withChildren({ party, count })), { isPressed: true })}
          />
        </div>
      )}
      {party.children.length > 0 && (
        <fieldset className="party-ages">
          <legend>Âge le jour du départ</legend>
          <div className="party-ages__row">
            {party.children.map((age, index) => (
              <ChildAge
                // A child is known by their place alone.
                key={childAgeId(index)}
                id={childAgeId(index, id)}
                index={index}
                age={age}
                isMissing={isChecked && age === null}
                onChange={(told) => tell(index, told)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {fare && (
        <p className="soft">
          {childFareLabel(fare.max_age)}
          {'\u00a0'}: <b className="num">{formatPrice(fare.price)}</b>
        </p>
      )}
    </>
  )
}

/** Where children have no price and no age of their own, what decides is that somebody is of age. */
const GrownUps = ({ ages, onChange }: PartyAgesFieldsProps) => (
  <CheckboxRow
    checked={isWithoutAdult(ages)}
    onChange={({ target }) =>
      onChange(agesOfGroup({ travelers: ages.length, isMinor: target.checked }), { isPressed: false })
    }
  >
    Personne n’aura 18{'\u00a0'}ans le jour du départ
  </CheckboxRow>
)

/** The field of the age of a child. */
export const childAgeId = (index: number, id = 'age-enfant'): string => `${id}-${String(index + 1)}`

const AGES = Array.from({ length: ADULT_AGE }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Moins d’un an' : `${String(age)}\u00a0an${age > 1 ? 's' : ''}`,
}))

type ChildAgeProps = {
  id: string
  index: number
  age: TravelerAge
  isMissing: boolean
  onChange: (age: number | null) => void
}

const ChildAge = ({ id, index, age, isMissing, onChange }: ChildAgeProps) => {
  const noteId = `${id}-note`
  return (
    <div>
      <SelectField
        id={id}
        label={`Enfant ${String(index + 1)}`}
        options={[{ value: '', label: 'Choisir' }, ...AGES]}
        value={age === null ? '' : String(age)}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? noteId : undefined}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
      {isMissing && <FieldError id={noteId}>Indique son âge</FieldError>}
    </div>
  )
}
