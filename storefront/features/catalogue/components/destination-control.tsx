import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Flag } from '@/storefront/ui/flag'
import {
  chosenCountries,
  destinationColumns,
  isGroupChosen,
  toggleCountry,
  toggleGroup,
} from '../rules/destination-choice'
import type { FilterControlProps } from './filter-control-props'

export const DestinationControl = ({ query, options, facets, onChange }: FilterControlProps) => {
  const { destinations } = options
  const chosen = chosenCountries(query, destinations)

  return (
    <div className="dest-cols">
      {destinationColumns(destinations).map(({ group, title, items }) => (
        <fieldset key={group} data-group={group}>
          <legend className="sr-only">{title}</legend>
          {group !== 'france' && (
            <CheckboxRow checked={isGroupChosen(query, group)} onChange={() => onChange(toggleGroup(query, group))}>
              <b>{title}</b>
            </CheckboxRow>
          )}
          {items.map(({ value, flag_url }) => (
            <CheckboxRow
              key={value}
              checked={chosen.includes(value)}
              lead={<Flag src={flag_url} />}
              count={facets.countries[value] ?? 0}
              onChange={() => onChange(toggleCountry({ query, country: value, destinations }))}
            >
              {value}
            </CheckboxRow>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
