import { ChevronDown, SlidersHorizontal } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/storefront/ui/icon'
import type { ActiveChip } from '../rules/active-chips'
import { CATALOGUE_FILTERS, FILTER_LABELS, type CatalogueFilter } from '../rules/catalogue-filter'
import type { PanelState } from '../rules/panel-state'
import { FILTER_ICONS } from './filter-icons'

type FilterBarProps = {
  chips: ActiveChip[]
  panel: PanelState
  onFilter: (filter: CatalogueFilter, button: HTMLButtonElement) => void
  onMaster: () => void
  /** A button is about to be pressed: the moment to fetch what it opens. */
  onApproach: () => void
  children: ReactNode
}

export const FilterBar = ({ chips, panel, onFilter, onMaster, onApproach, children }: FilterBarProps) => (
  <section className="filterbar" aria-label="Filtres">
    <div className="wrap">
      <div className="filterbar__in">
        <button
          type="button"
          className="fbtn"
          aria-haspopup="dialog"
          data-set={chips.length > 0 || undefined}
          onClick={onMaster}
          onPointerEnter={onApproach}
          onFocus={onApproach}
        >
          <Icon of={SlidersHorizontal} />
          Filtres
          <SetCount count={chips.length} />
        </button>
        {CATALOGUE_FILTERS.map((filter) => {
          const count = chips.filter((chip) => chip.filter === filter).length
          return (
            <button
              key={filter}
              type="button"
              className="fbtn"
              aria-expanded={panel.kind === 'panel' && panel.filter === filter}
              data-set={count > 0 || undefined}
              onClick={(event) => onFilter(filter, event.currentTarget)}
              onPointerEnter={onApproach}
              onFocus={onApproach}
            >
              <Icon of={FILTER_ICONS[filter]} />
              {FILTER_LABELS[filter]}
              {count > 0 ? <SetCount count={count} /> : <Icon of={ChevronDown} />}
            </button>
          )
        })}
      </div>
    </div>
    {children}
  </section>
)

const SetCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="n">
      <span className="sr-only">, </span>
      {count}
      <span className="sr-only"> {count > 1 ? 'choisis' : 'choisi'}</span>
    </span>
  )
