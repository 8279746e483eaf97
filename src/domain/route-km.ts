import { EARTH_RADIUS_KM } from './carbon/distance'

type Place = readonly [longitude: number, latitude: number, elevation: number]

/** Kilometres between two points of a route, exact for two steps as for two countries (haversine). */
export const routeKm = (from: Place, to: Place): number => {
  const radians = Math.PI / 180
  const latitude = (to[1] - from[1]) * radians
  const longitude = (to[0] - from[0]) * radians
  const chord =
    Math.sin(latitude / 2) ** 2 + Math.cos(from[1] * radians) * Math.cos(to[1] * radians) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Kilometres from the start of a route at each of its points. */
export const kmAlong = (route: readonly Place[]): number[] => {
  let km = 0
  return route.map((place, index) => {
    const previous = route[index - 1]
    if (previous) km += routeKm(previous, place)
    return km
  })
}
