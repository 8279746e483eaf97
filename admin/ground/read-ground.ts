import type { RoutePosition } from '@/domain/routes/route'
import { toMercator } from '@/domain/routes/project-route'
import { boxAround } from './clip-shapes'
import type { Box, PlanePoint } from './map-view'

/** A line or a ring of the plane, and the box around it. */
export type GroundShape = { points: PlanePoint[]; box: Box }

/** A town or a summit; the smaller its rank, the farther it is read from. */
export type GroundName = { name: string; rank: number; isSummit: boolean; point: PlanePoint }

/** What every map lies on. The coasts of `far` are those of the frame of the others: they are not drawn. */
export type GroundShapes = Record<GroundKind, GroundShape[]> & {
  names: GroundName[]
  /** Rings of land in degrees, and summits with their altitudes: what a relief is made of. */
  coasts: Position[][]
  summits: RoutePosition[]
}

type GroundKind = 'far' | 'land' | 'lakes' | 'rivers' | 'borders'

type Position = [longitude: number, latitude: number]
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'Polygon' | 'MultiLineString'; coordinates: Position[][] }
type Properties = { name?: string; rank?: number; kind?: string; elevation?: number }

/** A file of the base map, as scripts/build-base-map.mjs writes it. */
export type MapFile = { features: Array<{ properties: Properties; geometry: Geometry }> }

/** The shapes of the base map's files, in the Mercator plane. */
export const readGround = ({ places, ...files }: Record<GroundKind, MapFile> & { places: MapFile }): GroundShapes => ({
  far: shapesOf(files.far),
  land: shapesOf(files.land),
  lakes: shapesOf(files.lakes),
  rivers: shapesOf(files.rivers),
  borders: shapesOf(files.borders),
  names: places.features.flatMap(nameOf).sort((one, other) => one.rank - other.rank),
  coasts: files.land.features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : [])),
  summits: places.features.flatMap(summitOf),
})

const shapesOf = ({ features }: MapFile): GroundShape[] =>
  features.flatMap(({ geometry }) =>
    geometry.type === 'Point'
      ? []
      : geometry.coordinates.map((line) => {
          const points = line.map(toMercator)
          return { points, box: boxAround(points) }
        }),
  )

const nameOf = ({ properties: { name, rank = 9, kind }, geometry }: MapFile['features'][number]): GroundName[] =>
  name === undefined || geometry.type !== 'Point'
    ? []
    : [{ name, rank, isSummit: kind === 'summit', point: toMercator(geometry.coordinates) }]

const summitOf = ({ properties: { elevation }, geometry }: MapFile['features'][number]): RoutePosition[] =>
  elevation === undefined || geometry.type !== 'Point' ? [] : [[...geometry.coordinates, elevation]]
