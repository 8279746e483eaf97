/** The panel of a filter, with its control, fetched when the visitor comes near the bar. */
export const loadFilterPanel = () => import('./filter-panel').then(({ FilterPanel }) => ({ default: FilterPanel }))

/** The master filter, fetched at the same moment. */
export const loadFilterDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => ({ default: FilterDrawer }))
