import { X } from 'lucide'
import type { CatalogueOptions } from '@/contract/site'
import type { Town } from '@/domain/places/town'
import { fromTownWords } from '@/domain/places/train-words'
import { dropTown, keepTown } from '@/storefront/lib/storage/kept-town'
import { TownField } from '@/storefront/parts/town-field'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Chip } from '@/storefront/ui/chip'
import { Flag } from '@/storefront/ui/flag'
import { Icon } from '@/storefront/ui/icon'
import type { HomeSearch } from '../rules/search-address'
import { ChoiceFoot } from './choice-foot'

type Destination = HomeSearch['destination']

type DestinationChoiceProps = {
  options: CatalogueOptions
  value: Destination
  town: Town | null
  onChange: (destination: Destination) => void
  onTown: (town: Town | null) => void
  onDone: () => void
}

/** The town one leaves from, and one destination: a group, or one of the countries. */
export const DestinationChoice = ({ options, value, town, onChange, onTown, onDone }: DestinationChoiceProps) => {
  const { destinations } = options
  // France is a group of its own, said once.
  const countries = (destinations.find(({ group }) => group === 'all')?.items ?? []).filter(
    ({ value: name }) => !destinations.some(({ title }) => title === name),
  )
  return (
    <fieldset className="search-choice">
      <legend className="sr-only">Destination</legend>
      <TownChoice town={town} onTown={onTown} />
      <hr className="search-choice__rule" />
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

/** The town is kept in this browser as it is said, so that every trip is counted from there. */
const TownChoice = ({ town, onTown }: Pick<DestinationChoiceProps, 'town' | 'onTown'>) => (
  <div className="town">
    {town ? (
      <p>
        <Chip
          pressed
          onClick={() => {
            dropTown()
            onTown(null)
          }}
        >
          {fromTownWords(town.name)}
          <Icon of={X} />
          <span className="sr-only">, retirer</span>
        </Chip>
      </p>
    ) : (
      <TownField
        town={null}
        onChoose={(chosen) => {
          keepTown(chosen)
          onTown(chosen)
        }}
      />
    )}
  </div>
)
