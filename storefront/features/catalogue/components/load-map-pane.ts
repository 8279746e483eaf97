/** The map of the results, fetched when the visitor comes near its button. */
export const loadMapPane = () => import('./map-pane').then(({ MapPane }) => ({ default: MapPane }))
