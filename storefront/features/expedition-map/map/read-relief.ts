import type { Feature, FeatureCollection, Position } from 'geojson'
import { toLngLat } from '@/domain/relief/relief-frame'

type MapRelief = { shallows: FeatureCollection; ground: FeatureCollection; contours: FeatureCollection }

/** The shapes of a relief’s picture on the map: what lies off the coasts, the ground in the order of its heights, its lines. */
export const readRelief = (svg: string): MapRelief => {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const place = placesOf(picture)
  const polygonsOf = (kind: string) =>
    [...picture.querySelectorAll(`g[data-kind="${kind}"]`)].flatMap((group) => {
      const polygons = [...group.querySelectorAll('path')].map((path) => readRings(path.getAttribute('d') ?? ''))
      return polygons.map((rings) => ({ group, rings }))
    })
  const fill = ({ group, rings }: ReturnType<typeof polygonsOf>[number]): Feature => ({
    type: 'Feature',
    properties: { fill: group.getAttribute('fill') },
    geometry: { type: 'Polygon', coordinates: rings.map((ring) => [...ring, ...ring.slice(0, 1)].map(place.toLngLat)) },
  })
  const bands = polygonsOf('band')
  return {
    shallows: collect(polygonsOf('shallows').map(fill)),
    ground: collect(bands.map(fill)),
    contours: collect(
      bands.map(({ group, rings }) => ({
        type: 'Feature',
        properties: { isMain: group.hasAttribute('data-main') },
        geometry: {
          type: 'MultiLineString',
          // The ground itself has the coast around it.
          coordinates:
            group.getAttribute('data-elevation') === '0'
              ? []
              : rings.flatMap((ring) => linesWithin(ring, place.size)).map((line) => line.map(place.toLngLat)),
        },
      })),
    ),
  }
}

type Point = [x: number, y: number]

const collect = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })

const placesOf = (picture: Element) => {
  const [left, top, side] = ['left', 'top', 'side'].map((name) => Number(picture.getAttribute(`data-${name}`)))
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2])
  const frame = { left: left ?? 0, top: top ?? 0, side: side ?? 0 }
  return { size, toLngLat: ([x, y]: Point): Position => toLngLat({ frame, x: x / size, y: y / size }) }
}

/** The rings of a path that has steps from point to point only. */
const readRings = (path: string): Point[][] =>
  path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number)
      const points: Point[] = []
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        const [x, y] = points.at(-1) ?? [0, 0]
        points.push([x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)])
      }
      return points
    })

/** A ring without what only closes it along the sides of the square. */
const linesWithin = (ring: Point[], size: number): Point[][] => {
  const isAtSide = ([x, y]: Point, [toX, toY]: Point) =>
    [0, size].some((side) => (near(x, side) && near(toX, side)) || (near(y, side) && near(toY, side)))
  const lines: Point[][] = [[]]
  for (const [index, point] of ring.entries()) {
    lines.at(-1)?.push(point)
    const next = ring[(index + 1) % ring.length] ?? point
    if (isAtSide(point, next)) lines.push([])
    else if (index === ring.length - 1) lines.at(-1)?.push(next)
  }
  return lines.filter((line) => line.length > 1)
}

const near = (value: number, side: number) => Math.abs(value - side) < 0.05
