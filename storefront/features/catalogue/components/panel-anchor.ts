import type { CatalogueFilter } from '../rules/catalogue-filter'

export type PanelAnchor = {
  /** It gets the focus back. */
  button: HTMLButtonElement
  /** Where it begins in the page's column, and where it ends on the screen, in pixels. */
  x: number
  bottom: number
}

/** The height in pixels that the tall panels need to show all they hold. */
const HEIGHTS: Partial<Record<CatalogueFilter, number>> = { destination: 520, dates: 560, activities: 660 }

/** Where a panel hangs from, once its button is pressed. The bar goes to the top of the screen when a tall one needs the room. */
export const anchorOf = ({ button, filter }: { button: HTMLButtonElement; filter: CatalogueFilter }): PanelAnchor => {
  const { left, bottom } = button.getBoundingClientRect()
  const x = left - (button.parentElement?.getBoundingClientRect().left ?? 0)
  const top = button.closest('.filterbar')?.getBoundingClientRect().top ?? 0
  if (top <= 0 || window.innerHeight - bottom >= (HEIGHTS[filter] ?? 0)) return { button, x, bottom }
  window.scrollBy({ top })
  return { button, x, bottom: bottom - top }
}
