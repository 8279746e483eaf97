import { LayoutGrid, Map } from 'lucide'
import type { MouseEvent } from 'react'
import { Icon } from '@/storefront/ui/icon'
import type { CatalogueView } from '../rules/catalogue-view'

type ViewToggleProps = {
  view: CatalogueView
  /** Changes the page before it returns. */
  onView: (view: CatalogueView) => void
  onApproach: () => void
}

const VIEWS = [
  { value: 'list', label: 'Liste', icon: LayoutGrid },
  { value: 'map', label: 'Carte', icon: Map },
] as const

/** Cards or map. On a phone only the other view is offered, in a button that floats. */
export const ViewToggle = ({ view, onView, onApproach }: ViewToggleProps) => {
  const press = (value: CatalogueView, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onView(value)
    // The button just pressed may be gone: the focus goes to the one that undoes it.
    if (getComputedStyle(currentTarget).display === 'none') {
      currentTarget.parentElement?.querySelector<HTMLElement>('[aria-pressed="false"]')?.focus({ preventScroll: true })
    }
  }

  return (
    <div className="seg" role="group" aria-label="Affichage">
      {VIEWS.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={(event) => press(value, event)}
          onPointerEnter={onApproach}
          onFocus={onApproach}
        >
          <Icon of={icon} />
          {label}
        </button>
      ))}
    </div>
  )
}
