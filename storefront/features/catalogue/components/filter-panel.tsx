import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { formatCount } from '@/domain/text/plural'
import { Button } from '@/storefront/ui/button'
import { clearFilter, FILTER_LABELS, type CatalogueFilter } from '../rules/catalogue-filter'
import { FilterControl } from './filter-control'
import type { FilterControlProps } from './filter-control-props'
import type { PanelAnchor } from './panel-anchor'

type FilterPanelProps = FilterControlProps & {
  filter: CatalogueFilter
  anchor: PanelAnchor
  total: number
  onClose: () => void
}

/** One filter under its button. Load it lazily. */
export const FilterPanel = ({ filter, anchor, total, onClose, ...control }: FilterPanelProps) => {
  const box = useRef<HTMLDivElement>(null)

  const close = () => {
    onClose()
    anchor.button.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.current?.closest('.filterbar')?.contains(relatedTarget)) onClose()
  }

  useEffect(() => box.current?.focus({ preventScroll: true }), [])

  return (
    <div className="wrap">
      <div className="fpanel-anchor">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes, as in any dialog */}
        <div
          ref={box}
          className="fpanel"
          role="dialog"
          aria-label={FILTER_LABELS[filter]}
          tabIndex={-1}
          data-filter={filter}
          style={{ '--panel-x': `${anchor.x}px`, '--panel-top': `${anchor.bottom}px` }}
          onKeyDown={closeOnEscape}
          onBlur={closeWhenLeft}
        >
          <h2>{TITLES[filter] ?? FILTER_LABELS[filter]}</h2>
          <FilterControl filter={filter} {...control} />
          <div className="fpanel__foot">
            <Button
              look="ghost"
              size="sm"
              className="fclear"
              onClick={() => control.onChange(clearFilter(control.query, filter))}
            >
              Effacer
            </Button>
            <Button look="go" size="sm" onClick={close}>
              Voir {formatCount(total, 'aventure')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}

const TITLES: Partial<Record<CatalogueFilter, string>> = { price: 'Prix par personne', type: 'Type d’expédition' }
