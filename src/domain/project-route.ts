import type { RoutePosition } from './elevation-profile'

type Frame = { width: number; height: number; padding: number }

/** Places longitudes and latitudes in a frame, as a web map does (Mercator), the whole route fitting inside. */
export const projectRoute = ({ positions, frame }: { positions: readonly RoutePosition[]; frame: Frame }) => {
  const mercator = positions.map(toMercator)
  const xs = mercator.map(([x]) => x)
  const ys = mercator.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (frame.width - 2 * frame.padding) / (right - left || 1e-9),
    (frame.height - 2 * frame.padding) / (bottom - top || 1e-9),
  )

  return (position: RoutePosition): { x: number; y: number } => {
    const [x, y] = toMercator(position)
    return {
      x: round(frame.width / 2 + (x - (left + right) / 2) * scale),
      y: round(frame.height / 2 + (y - (top + bottom) / 2) * scale),
    }
  }
}

const toMercator = ([longitude, latitude]: RoutePosition): [number, number] => [
  longitude / 360,
  -Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI),
]

const round = (value: number) => Math.round(value * 10) / 10
