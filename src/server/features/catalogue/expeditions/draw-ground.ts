import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RouteGeoJson } from '@/contract/expeditions'
import { drawRelief } from '@/domain/relief/draw-relief'
import { reliefSvg } from '@/domain/relief/relief-svg'
import type { RoutePosition } from '@/domain/routes/route'
import { findRoute } from './find-route'

/** The picture of the ground around the route of a published expedition; null where there is no route. */
export const drawGround = async (idOrSlug: string): Promise<string | null> => {
  const positions = positionsOf(await findRoute(idOrSlug))
  if (positions.length < 2) return null
  const relief = drawRelief({ positions, ...(await readBaseMap()) })
  return relief && reliefSvg(relief)
}

const positionsOf = (route: RouteGeoJson | null) =>
  (route?.features ?? []).flatMap(({ geometry }) => (geometry.type === 'LineString' ? geometry.coordinates : []))

type Shapes<Properties, Coordinates> = {
  features: Array<{ properties: Properties; geometry: { coordinates: Coordinates } }>
}

const readShapes = async (name: string): Promise<unknown> =>
  JSON.parse(
    await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public/map', `${name}.geojson`), 'utf8'),
  )

/** The coasts, as rings of land, and the summits that the site’s own base map knows. */
const readBaseMap = async () => {
  const [land, places] = await Promise.all([readShapes('land'), readShapes('places')])
  return { coasts: coastsOf(land as Land), summits: summitsOf(places as Places) }
}

// Both files are written by scripts/build-base-map.mjs.
type Land = Shapes<unknown, Array<Array<[number, number]>>>
type Places = Shapes<{ elevation?: number }, [number, number]>

const coastsOf = ({ features }: Land) => features.flatMap(({ geometry }) => geometry.coordinates.slice(0, 1))

const summitsOf = ({ features }: Places): RoutePosition[] =>
  features.flatMap(({ properties: { elevation }, geometry: { coordinates } }) =>
    elevation === undefined ? [] : [[coordinates[0], coordinates[1], elevation] as const],
  )
