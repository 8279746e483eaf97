import { childFareLabel } from '@/domain/child-fare'
import { ADULT_AGE, type TravelerAge } from '@/domain/party-ages'
import { formatPrice } from '@/domain/price'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { FieldError } from '@/storefront/ui/field-error'
import { SelectField } from '@/storefront/ui/select-field'
import { Stepper } from '@/storefront/ui/stepper'
import type { Tunnel } from '../api/use-tunnel'
import { agesOfGroup, changeOf, isKidsTrip, isWithoutAdult, partyOf, withChildren } from '../rules/party'
import { PartyNotice } from './party-notice'

type PartyAgesProps = { tunnel: Tunnel; isChecked: boolean }

const PRESSING_PAUSE = 350

/** The ages that decide on the price and on who may come: of each child, or whether anybody is of age. */
export const PartyAges = ({ tunnel, isChecked }: PartyAgesProps) => {
  const { cart, pending, change } = tunnel
  const party = partyOf({ cart, pending })
  const { child_fare: fare, needs_ages: needsAges } = cart.party
  if (!needsAges) return <GrownUps tunnel={tunnel} />
  const tell = (index: number, age: number | null) =>
    change(changeOf({ ...party, children: party.children.map((one, at) => (at === index ? age : one)) }), 0)
  return (
    <>
      {!isKidsTrip(cart.expedition) && (
        <div className="row row-b wrapx">
          <div>
            <h3>Dont enfants</h3>
            <p className="soft">Moins de 18{'\u00a0'}ans le jour du départ.</p>
          </div>
          <Stepper
            label="Dont enfants"
            value={party.children.length}
            min={0}
            max={party.adults + party.children.length}
            onChange={(count) => change(changeOf(withChildren({ party, count })), PRESSING_PAUSE)}
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
      <PartyNotice tunnel={tunnel} />
    </>
  )
}

/** Where children have no price and no age of their own, what decides is that somebody is of age. */
const GrownUps = ({ tunnel }: { tunnel: Tunnel }) => {
  const { cart, pending, change } = tunnel
  const travelers = pending.travelers_count ?? cart.travelers_count
  return (
    <>
      <CheckboxRow
        checked={isWithoutAdult({ cart, pending })}
        onChange={({ target }) => change({ ages: agesOfGroup({ travelers, isMinor: target.checked }) }, 0)}
      >
        Personne n’aura 18{'\u00a0'}ans le jour du départ
      </CheckboxRow>
      <PartyNotice tunnel={tunnel} />
    </>
  )
}

/** The field of the age of a child. */
export const childAgeId = (index: number): string => `age-enfant-${String(index + 1)}`

const AGES = Array.from({ length: ADULT_AGE }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Moins d’un an' : `${String(age)}\u00a0an${age > 1 ? 's' : ''}`,
}))

const ChildAge = ({
  index,
  age,
  isMissing,
  onChange,
}: {
  index: number
  age: TravelerAge
  isMissing: boolean
  onChange: (age: number | null) => void
}) => {
  const noteId = `${childAgeId(index)}-note`
  return (
    <div>
      <SelectField
        id={childAgeId(index)}
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
