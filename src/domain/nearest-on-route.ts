import type { RoutePosition } from './elevation-profile'
import { routeKm } from './route-km'

/** A point of a route: kilometres from its start, and how far it is from where it was looked for. */
export type OnRoute = { km: number; position: RoutePosition; awayKm: number }

/** The point of a route that is nearest to a place, the first of them where the route comes back; null without a route. */
export const nearestOnRoute = ({
  route,
  place,
}: {
  route: readonly RoutePosition[]
  place: RoutePosition
}): OnRoute | null => {
  let km = 0
  let nearest: OnRoute | null = null
  for (const [index, position] of route.entries()) {
    const previous = route[index - 1]
    if (previous) km += routeKm(previous, position)
    const awayKm = routeKm(position, place)
    if (!nearest || awayKm < nearest.awayKm) nearest = { km, position, awayKm }
  }
  return nearest
}
