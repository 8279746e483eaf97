import { useId } from 'react'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { ADULT_AGE } from '@/domain/seats/party-ages'
import { ParticipantLevelField } from '@/storefront/parts/participant-level-field'
import { Box } from '@/storefront/ui/box'
import { Field } from '@/storefront/ui/field'
import { SelectField } from '@/storefront/ui/select-field'
import { Stepper } from '@/storefront/ui/stepper'
import { agesOffered, blankTraveler, type TypedTraveler } from '../rules/added-travelers'

type AddedFieldsProps = {
  reservation: ReservationDetail
  travelers: readonly TypedTraveler[]
  /** How many may be added. */
  most: number
  isSending: boolean
  onChange: (travelers: TypedTraveler[]) => void
}

/** Who joins: how many, the age of each, a name and a level when they are known. The rest waits for the profiles. */
export const AddedFields = ({ reservation, travelers, most, isSending, onChange }: AddedFieldsProps) => {
  const change = (index: number, changed: Partial<TypedTraveler>) =>
    onChange(travelers.map((one, at) => (at === index ? { ...one, ...changed } : one)))
  const setCount = (count: number) =>
    onChange(Array.from({ length: count }, (_one, index) => travelers[index] ?? blankTraveler(reservation)))
  return (
    <Box title={'Qui s’ajoute\u00a0?'}>
      <div className="row row-b wrapx">
        <p className="soft">Seul l’âge est demandé maintenant{'\u00a0'}: il décide du prix.</p>
        <Stepper
          label="Voyageurs à ajouter"
          value={travelers.length}
          min={1}
          max={Math.max(1, most)}
          onChange={(count) => !isSending && setCount(count)}
        />
      </div>
      {travelers.map((one, index) => (
        <OneTraveler
          // A traveler who is not there yet is known by their place alone.
          key={`nouveau-${String(index + 1)}`}
          title={travelers.length > 1 ? `Voyageur ${String(reservation.travelers_count + index + 1)}` : null}
          traveler={one}
          reservation={reservation}
          onChange={(changed) => change(index, changed)}
        />
      ))}
    </Box>
  )
}

type OneTravelerProps = {
  title: string | null
  traveler: TypedTraveler
  reservation: ReservationDetail
  onChange: (changed: Partial<TypedTraveler>) => void
}

const OneTraveler = ({ title, traveler, reservation, onChange }: OneTravelerProps) => {
  const id = useId()
  const isChild = traveler.age === null || traveler.age < ADULT_AGE
  return (
    <fieldset className="change-fields">
      <legend className={title === null ? 'sr-only' : 'label'}>{title ?? 'Le voyageur à ajouter'}</legend>
      <Field
        label="Prénom"
        autoComplete="off"
        value={traveler.first_name}
        onChange={({ target }) => onChange({ first_name: target.value })}
      />
      <Field
        label="Nom"
        autoComplete="off"
        value={traveler.last_name}
        onChange={({ target }) => onChange({ last_name: target.value })}
      />
      <SelectField
        id={`${id}-age`}
        label="Âge le jour du départ"
        options={[...(traveler.age === null ? [{ value: '', label: 'Choisir' }] : []), ...agesOffered(reservation)]}
        value={traveler.age === null ? '' : String(traveler.age)}
        onChange={({ target }) => {
          const age = target.value === '' ? null : Number(target.value)
          // Children are asked for no level.
          onChange({ age, ...(age !== ADULT_AGE && { level: null }) })
        }}
      />
      {!isChild && (
        <ParticipantLevelField
          id={`${id}-level`}
          value={traveler.level}
          onChange={(level) => onChange({ level })}
          isOwn={false}
          demand={reservation.level_number}
        />
      )}
    </fieldset>
  )
}
