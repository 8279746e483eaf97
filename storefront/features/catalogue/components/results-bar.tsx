import type { ReactNode } from 'react'
import type { SearchQuery } from '@/contract/search-query'
import { formatCount } from '@/domain/text/plural'
import { SelectField } from '@/storefront/ui/select-field'
import { Switch } from '@/storefront/ui/switch'
import { FAMILY_LABEL, isFamilyOnly, withFamilyOnly } from '../rules/family-filter'
import { withoutKeys } from '../rules/without-keys'
import { DEFAULT_SORT, isSort, sortLabels } from '../rules/sort-labels'

type ResultsBarProps = {
  query: SearchQuery
  total: number | null
  isError: boolean
  onChange: (query: SearchQuery) => void
  /** Beside a map there is no room for the switch, which the master filter has too. */
  isNarrow: boolean
  /** The choice between list and map. */
  toggle: ReactNode
}

export const ResultsBar = ({ query, total, isError, isNarrow, onChange, toggle }: ResultsBarProps) => {
  const sortBy = (value: string) => {
    const rest = withoutKeys(query, ['sort'])
    onChange(isSort(value) && value !== DEFAULT_SORT ? { ...rest, sort: value } : rest)
  }

  return (
    <div className="results-bar">
      <p className="count-h" role="status">
        {total === null ? (isError ? 'Aventures' : 'On cherche…') : formatCount(total, 'aventure')}
      </p>
      {!isNarrow && (
        <Switch
          className="famsw"
          checked={isFamilyOnly(query)}
          onChange={(event) => onChange(withFamilyOnly(query, event.target.checked))}
        >
          {FAMILY_LABEL} seulement
        </Switch>
      )}
      <SelectField
        className="results-bar__sort"
        label="Trier par"
        labelHidden
        options={Object.entries(sortLabels(query.q)).map(([value, label]) => ({ value, label }))}
        value={query.sort ?? DEFAULT_SORT}
        onChange={(event) => sortBy(event.target.value)}
      />
      {toggle}
    </div>
  )
}
