import { projectRoute } from '@/domain/routes/project-route'
import { RELIEF_SHARE, SKETCH_FRAME } from '@/domain/relief/relief-frame'
import type { Route } from '../rules/read-route'

type RouteSketchProps = { route: Route; label: string; relief?: string }

/** The route drawn without a map: before the map loads, without JavaScript and without WebGL. */
export const RouteSketch = ({ route, label, relief }: RouteSketchProps) => {
  const project = projectRoute({ positions: route.parts.flat(), frame: SKETCH_FRAME })
  const line = route.parts
    .flatMap((part) =>
      part.map((position, index) => {
        const { x, y } = project(position)
        return `${index === 0 ? 'M' : 'L'}${x} ${y}`
      }),
    )
    .join('')

  return (
    <>
      {relief && (
        <img
          src={relief}
          alt=""
          loading="lazy"
          decoding="async"
          className="itin__relief"
          style={{ width: `${RELIEF_SHARE * 100}%`, left: `${(1 - RELIEF_SHARE) * 50}%` }}
        />
      )}
      <svg
        viewBox={`0 0 ${SKETCH_FRAME.width} ${SKETCH_FRAME.height}`}
        role="img"
        aria-label={label}
        className="itin__sketch"
      >
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={line} stroke="#fff" strokeWidth="9" />
          <path d={line} stroke="var(--color-alpenglow-600)" strokeWidth="4.5" />
        </g>
        {route.stages.map(({ name, position, badge }) => {
          const { x, y } = project(position)
          if (!badge) {
            return (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="#fff" stroke="var(--color-ink)" strokeWidth="2" />
            )
          }
          const isRight = x > SKETCH_FRAME.width * 0.6
          return (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r="13" fill="var(--color-ink)" stroke="#fff" strokeWidth="3" />
              <text x={x} y={y + 4.5} textAnchor="middle" className={badge.length > 2 ? 'itin__days' : 'itin__day'}>
                {badge}
              </text>
              <text
                x={isRight ? x - 22 : x + 22}
                y={y + 5}
                textAnchor={isRight ? 'end' : 'start'}
                className="itin__place"
              >
                {name}
              </text>
            </g>
          )
        })}
      </svg>
    </>
  )
}
