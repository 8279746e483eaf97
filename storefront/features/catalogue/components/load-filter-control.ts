/** The controls of the filters, fetched when the visitor comes near the bar. */
export const loadFilterControl = () =>
  import('./filter-control').then(({ FilterControl }) => ({ default: FilterControl }))

/** The master filter, fetched at the same moment. */
export const loadFilterDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => ({ default: FilterDrawer }))
