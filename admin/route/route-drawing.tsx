import { useMemo, type MouseEvent } from 'react'
import type { RouteParts, RoutePosition } from '@/domain/routes/route'
import { toMercator } from '@/domain/routes/project-route'
import { Ground } from '../ground/ground'
import { roomOf } from '../ground/lay-names'
import { fitView, spotIn } from '../ground/map-view'
import { RouteRelief } from '../ground/route-relief'
import { useFrame } from '../ground/use-frame'
import { useGround } from '../ground/use-ground'
import type { StageRow } from './stage-rows'

type RouteDrawingProps = {
  parts: RouteParts
  stages: readonly StageRow[]
  /** Where the next place would be. */
  cursor: RoutePosition | null
  label: string
  /** Takes the point of the route that is nearest to where one pressed. */
  onPick: (position: RoutePosition) => void
}

const STAGE_RADIUS = 12

/** The route on its ground with its places by their ranks, north up. Pressing it is a shortcut for the kilometre beside it, which keys reach. */
export const RouteDrawing = ({ parts, stages, cursor, label, onPick }: RouteDrawingProps) => {
  const route = useMemo(() => parts.flat(), [parts])
  const { ref, frame } = useFrame<SVGSVGElement>()
  const { ground } = useGround()
  const view = useMemo(() => fitView({ positions: route, frame }), [route, frame])
  const spotOf = spotIn({ view, frame })
  const spotAt = ([longitude, latitude]: RoutePosition) => spotOf(toMercator([longitude, latitude]))
  const lines = parts.map((part) => part.map((position) => ({ position, ...spotAt(position) })))
  const spots = stages.map(({ position }) => position && spotAt(position))

  const pick = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const scale = frame.width / (box.width || frame.width)
    const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale]
    const nearest = lines
      .flat()
      .reduce((best, point) =>
        Math.hypot(point.x - x, point.y - y) < Math.hypot(best.x - x, best.y - y) ? point : best,
      )
    onPick(nearest.position)
  }

  return (
    <div className="route__map">
      <svg
        ref={ref}
        className="route__drawing"
        viewBox={`0 0 ${String(frame.width)} ${String(frame.height)}`}
        role="img"
        aria-label={label}
        onClick={pick}
      >
        {ground && (
          <Ground
            ground={ground}
            view={view}
            frame={frame}
            taken={spots.flatMap((spot) => (spot ? [roomOf(spot, STAGE_RADIUS)] : []))}
          >
            <RouteRelief route={route} ground={ground} view={view} frame={frame} />
          </Ground>
        )}
        {lines.map((points, index) => (
          <polyline
            key={index}
            className="route__line"
            points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          />
        ))}
        {spots.map(
          (spot, index) =>
            spot && (
              <g key={index}>
                <circle className="route__stage" cx={spot.x} cy={spot.y} r={STAGE_RADIUS} />
                <text className="route__rank" x={spot.x} y={spot.y + 5} textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            ),
        )}
        {cursor && <circle className="route__cursor" cx={spotAt(cursor).x} cy={spotAt(cursor).y} r="7" />}
      </svg>
      <p className="route__sources">{'Fond\u00a0: Natural Earth. Relief indicatif.'}</p>
    </div>
  )
}
