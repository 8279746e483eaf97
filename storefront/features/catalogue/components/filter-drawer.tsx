import { ChevronDown } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { formatCount } from '@/domain/text/plural'
import { Button } from '@/storefront/ui/button'
import { Drawer } from '@/storefront/ui/drawer'
import { Icon } from '@/storefront/ui/icon'
import { Switch } from '@/storefront/ui/switch'
import type { ActiveChip } from '../rules/active-chips'
import { CATALOGUE_FILTERS, clearAllFilters, FILTER_LABELS, type CatalogueFilter } from '../rules/catalogue-filter'
import { FAMILY_LABEL, isFamilyOnly, withFamilyOnly } from '../rules/family-filter'
import { filterSummary } from '../rules/filter-summary'
import { FilterControl } from './filter-control'
import type { FilterControlProps } from './filter-control-props'
import { FILTER_ICONS } from './filter-icons'

type FilterDrawerProps = FilterControlProps & {
  initialFilter: CatalogueFilter | null
  chips: ActiveChip[]
  total: number
  onClose: () => void
}

/** The master filter: every filter under its name, opened at the one asked for. Load it lazily. */
export const FilterDrawer = ({ initialFilter, chips, total, onClose, ...control }: FilterDrawerProps) => {
  const [open, setOpen] = useState(initialFilter)
  const { query, onChange } = control

  return (
    <Drawer
      open
      onClose={onClose}
      title="Filtres"
      footer={
        <>
          <Button look="ghost" size="sm" className="fclear" onClick={() => onChange(clearAllFilters(query))}>
            Tout effacer
          </Button>
          <Button look="go" onClick={onClose}>
            Voir {formatCount(total, 'aventure')}
          </Button>
        </>
      }
    >
      <Switch
        className="fdrawer__switch"
        checked={isFamilyOnly(query)}
        onChange={(event) => onChange(withFamilyOnly(query, event.target.checked))}
      >
        {FAMILY_LABEL} seulement
      </Switch>
      {CATALOGUE_FILTERS.map((filter) => (
        <DrawerFilter
          key={filter}
          filter={filter}
          summary={filterSummary(filter, chips)}
          isOpen={open === filter}
          isAskedFor={initialFilter === filter}
          onToggle={() => setOpen(open === filter ? null : filter)}
          {...control}
        />
      ))}
    </Drawer>
  )
}

type DrawerFilterProps = FilterControlProps & {
  filter: CatalogueFilter
  summary: string
  isOpen: boolean
  isAskedFor: boolean
  onToggle: () => void
}

const DrawerFilter = ({ filter, summary, isOpen, isAskedFor, onToggle, ...control }: DrawerFilterProps) => {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isAskedFor) box.current?.scrollIntoView({ block: 'start' })
  }, [isAskedFor])

  return (
    <div className="actcat fdrawer__filter" ref={box}>
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
        <Icon of={FILTER_ICONS[filter]} />
        <span>
          {FILTER_LABELS[filter]}
          <span className="mute small fdrawer__summary">{summary}</span>
        </span>
        <Icon of={ChevronDown} className="chev" />
      </button>
      {isOpen && (
        <div className="fdrawer__control" id={id}>
          <FilterControl filter={filter} {...control} />
        </div>
      )}
    </div>
  )
}
