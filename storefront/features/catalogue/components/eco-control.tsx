import { useId } from 'react'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Leaves } from '@/storefront/ui/leaves'
import { clearFilter } from '../rules/catalogue-filter'
import { describeEco } from '../rules/filter-wording'
import type { FilterControlProps } from './filter-control-props'

export const EcoControl = ({ query, facets, onChange }: FilterControlProps) => {
  const name = useId()
  const countFrom = (least: number) =>
    [1, 2, 3, 4, 5].filter((rating) => rating >= least).reduce((sum, rating) => sum + (facets.eco[rating] ?? 0), 0)

  return (
    <fieldset>
      <legend className="sr-only">Éco-note minimale</legend>
      <CheckboxRow radio name={name} checked={!query.eco} onChange={() => onChange(clearFilter(query, 'eco'))}>
        Toutes
      </CheckboxRow>
      {[5, 4, 3].map((eco) => (
        <CheckboxRow
          key={eco}
          radio
          name={name}
          checked={query.eco === eco}
          lead={<Leaves rating={eco} decorative />}
          count={countFrom(eco)}
          onChange={() => onChange({ ...clearFilter(query, 'eco'), eco })}
        >
          {describeEco(eco)}
        </CheckboxRow>
      ))}
      <p className="hint hint--apart">L’éco-note pèse le trajet, l’hébergement, les repas et l’impact local.</p>
    </fieldset>
  )
}
