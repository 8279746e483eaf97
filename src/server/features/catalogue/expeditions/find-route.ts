import type { RouteGeoJson } from '@/contract/expeditions'
import { readRouteParts } from '@/domain/routes/route'
import { queryOne } from '@/server/platform/db/pool'
import { expeditionKey, IS_EXPEDITION } from './expedition-key'

const STATEMENT = /* sql */ `
  select e.name, e.route, coalesce((
    select json_agg(json_build_object(
        'type', 'Feature',
        'properties', json_build_object('kind', 'stage', 'name', s.name, 'day', s.day::int),
        'geometry', json_build_object('type', 'Point', 'coordinates', json_build_array(s.longitude, s.latitude, s.elevation_m))
      ) order by s._order)
    from expeditions_stages s where s._parent_id = e.id
  ), '[]'::json) as stages
  from expedition_hits h join expeditions e on e.id = h.id
  where ${IS_EXPEDITION}`

type Row = { name: string; route: unknown; stages: RouteGeoJson['features'] }

/** The route of one expedition as GeoJSON, a line for each part and none when none was drawn; null when the expedition is unknown. */
export const findRoute = async (idOrSlug: string): Promise<RouteGeoJson | null> => {
  const row = await queryOne<Row>(STATEMENT, expeditionKey(idOrSlug), 'find-route')
  return row && toRouteGeoJson(row)
}

export const toRouteGeoJson = ({ name, route, stages }: Row): RouteGeoJson => ({
  type: 'FeatureCollection',
  features: [
    ...readRouteParts(route).map((coordinates) => ({
      type: 'Feature' as const,
      properties: { kind: 'route' as const, name, day: null },
      geometry: { type: 'LineString' as const, coordinates },
    })),
    ...stages,
  ],
})
