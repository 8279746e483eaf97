import type { MouseEvent } from 'react'
import type { RoutePosition } from '@/domain/elevation-profile'
import { projectRoute } from '@/domain/project-route'
import type { StageRow } from './stage-rows'

const FRAME = { width: 720, height: 380, padding: 40 }

type RouteDrawingProps = {
  route: readonly RoutePosition[]
  stages: readonly StageRow[]
  /** Where the next place would be. */
  cursor: RoutePosition | null
  label: string
  /** Takes the point of the route that is nearest to where one pressed. */
  onPick: (position: RoutePosition) => void
}

/** The route with its places by their ranks, north up. Pressing it is a shortcut for the kilometre beside it, which keys reach. */
export const RouteDrawing = ({ route, stages, cursor, label, onPick }: RouteDrawingProps) => {
  const project = projectRoute({ positions: route, frame: FRAME })
  const points = route.map((position) => ({ position, ...project(position) }))

  const pick = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const scale = FRAME.width / (box.width || FRAME.width)
    const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale]
    const nearest = points.reduce((best, point) =>
      Math.hypot(point.x - x, point.y - y) < Math.hypot(best.x - x, best.y - y) ? point : best,
    )
    onPick(nearest.position)
  }

  return (
    <svg
      className="route__drawing"
      viewBox={`0 0 ${String(FRAME.width)} ${String(FRAME.height)}`}
      role="img"
      aria-label={label}
      onClick={pick}
    >
      <polyline className="route__line" points={points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')} />
      {stages.map(({ position }, index) => {
        if (!position) return null
        const { x, y } = project(position)
        return (
          <g key={index}>
            <circle className="route__stage" cx={x} cy={y} r="12" />
            <text className="route__rank" x={x} y={y + 5} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        )
      })}
      {cursor && <circle className="route__cursor" cx={project(cursor).x} cy={project(cursor).y} r="7" />}
    </svg>
  )
}
