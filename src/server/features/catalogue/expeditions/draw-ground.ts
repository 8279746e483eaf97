import type { RouteGeoJson } from '@/contract/expeditions'
import { drawRelief } from '@/domain/relief/draw-relief'
import { reliefSvg } from '@/domain/relief/relief-svg'
import { findRoute } from './find-route'
import { readBaseMap } from './read-base-map'

/** The picture of the ground around the route of a published expedition; null where there is no route. */
export const drawGround = async (idOrSlug: string): Promise<string | null> => {
  const positions = positionsOf(await findRoute(idOrSlug))
  if (positions.length < 2) return null
  const relief = drawRelief({ positions, ...(await readBaseMap()) })
  return relief && reliefSvg(relief)
}

const positionsOf = (route: RouteGeoJson | null) =>
  (route?.features ?? []).flatMap(({ geometry }) => (geometry.type === 'LineString' ? geometry.coordinates : []))
