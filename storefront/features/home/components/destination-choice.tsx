import type { CatalogueOptions } from '@/contract/site'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Flag } from '@/storefront/ui/flag'
import type { HomeSearch } from '../rules/search-address'
import { ChoiceFoot } from './choice-foot'

type Destination = HomeSearch['destination']

type DestinationChoiceProps = {
  options: CatalogueOptions
  value: Destination
  onChange: (destination: Destination) => void
  onDone: () => void
}

/** One destination: a group, or one of the countries. */
export const DestinationChoice = ({ options, value, onChange, onDone }: DestinationChoiceProps) => {
  const { destinations } = options
  // France is a group of its own, said once.
  const countries = (destinations.find(({ group }) => group === 'all')?.items ?? []).filter(
    ({ value: name }) => !destinations.some(({ title }) => title === name),
  )
  return (
    <fieldset className="search-choice">
      <legend className="sr-only">Destination</legend>
      {destinations.map(({ group, title }) => (
        <CheckboxRow
          key={group}
          radio
          name="choix-destination"
          className="search-choice__group"
          checked={value.kind === 'group' && value.group === group}
          onChange={() => onChange({ kind: 'group', group })}
        >
          {title}
        </CheckboxRow>
      ))}
      <hr className="search-choice__rule" />
      {countries.map(({ value: name, flag_url }) => (
        <CheckboxRow
          key={name}
          radio
          name="choix-destination"
          lead={<Flag src={flag_url} />}
          checked={value.kind === 'country' && value.name === name}
          onChange={() => onChange({ kind: 'country', name })}
        >
          {name}
        </CheckboxRow>
      ))}
      <ChoiceFoot onDone={onDone} />
    </fieldset>
  )
}
