import type { RoutePosition } from './route'

type Frame = { width: number; height: number; padding: number }

type Options = { positions: readonly RoutePosition[]; frame: Frame }

/** A longitude and a latitude, and whatever follows them. */
type Place = readonly [longitude: number, latitude: number, ...rest: number[]]

/** The middle of a route in the Mercator plane, and the units of the frame in one unit of the plane. */
export const frameRoute = ({ positions, frame }: { positions: readonly Place[]; frame: Frame }) => {
  const mercator = positions.map(toMercator)
  const xs = mercator.map(([x]) => x)
  const ys = mercator.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (frame.width - 2 * frame.padding) / (right - left || 1e-9),
    (frame.height - 2 * frame.padding) / (bottom - top || 1e-9),
  )
  const centre: [number, number] = [(left + right) / 2, (top + bottom) / 2]
  return { centre, scale, isPoint: left === right && top === bottom }
}

/** Places longitudes and latitudes in a frame, as a web map does (Mercator), the whole route fitting inside. */
export const projectRoute = ({ positions, frame }: Options) => {
  const { centre, scale } = frameRoute({ positions, frame })

  return (position: RoutePosition): { x: number; y: number } => {
    const [x, y] = toMercator(position)
    return {
      x: round(frame.width / 2 + (x - centre[0]) * scale),
      y: round(frame.height / 2 + (y - centre[1]) * scale),
    }
  }
}

/** Longitude and latitude in the Mercator plane, where both go from 0 at Greenwich and at the equator. */
export const toMercator = ([longitude, latitude]: Place): [number, number] => [
  longitude / 360,
  -Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI),
]

/** Longitude and latitude of a place of the Mercator plane. */
export const fromMercator = ([x, y]: readonly [number, number]): [longitude: number, latitude: number] => [
  x * 360,
  (Math.atan(Math.exp(-y * 2 * Math.PI)) * 360) / Math.PI - 90,
]

const round = (value: number) => Math.round(value * 10) / 10
