import type { LngLat } from '../ground/map-view'
import type { PlaceKind, TripPlace } from './use-trip-places'

/** A place in degrees, to the hundred metres: `45,191 N, 5,715 E`. */
export const degreesText = ([longitude, latitude]: LngLat): string =>
  `${axisText(latitude, 'N', 'S')}, ${axisText(longitude, 'E', 'O')}`

const axisText = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(3).replace('.', ',')}\u00a0${degrees < 0 ? negative : positive}`

export const KIND_NAMES = { station: 'Gare', airport: 'Aéroport' } as const satisfies Record<PlaceKind, string>

export const THIS_KIND = { station: 'cette gare', airport: 'cet aéroport' } as const satisfies Record<PlaceKind, string>

/** What was just placed, and that it is not kept yet. */
export const placedWords = ({ kind, name, position }: { kind: PlaceKind; name: string; position: LngLat }): string =>
  `${name || KIND_NAMES[kind]}\u00a0: ${degreesText(position)}. Enregistre l’aventure pour garder ${THIS_KIND[kind]}.`

/** What the form says of the station or of the airport. */
export const placeWords = ({ name, position }: TripPlace): string => {
  if (name === '' && !position) return 'à placer'
  if (!position) return `${name}, à placer sur la carte`
  return `${name || 'sans nom'}, ${degreesText(position)}`
}
