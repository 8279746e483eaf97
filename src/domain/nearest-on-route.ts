import type { RoutePosition } from './elevation-profile'
import { kmAlong, routeKm } from './route-km'

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
  const along = kmAlong(route)
  let nearest: OnRoute | null = null
  for (const [index, position] of route.entries()) {
    const awayKm = routeKm(position, place)
    if (!nearest || awayKm < nearest.awayKm) nearest = { km: along[index] ?? 0, position, awayKm }
  }
  return nearest
}
