import { projectRoute } from '@/domain/project-route'
import type { Route } from '../rules/read-route'

type RouteSketchProps = { route: Route; label: string }

const FRAME = { width: 900, height: 528, padding: 84 }

/** The route drawn without a map: before the map loads, without JavaScript and without WebGL. */
export const RouteSketch = ({ route, label }: RouteSketchProps) => {
  const project = projectRoute({ positions: route.positions, frame: FRAME })
  const line = route.positions
    .map((position, index) => {
      const { x, y } = project(position)
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')

  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label} className="itin__sketch">
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={line} stroke="#fff" strokeWidth="9" />
        <path d={line} stroke="var(--color-alpenglow-600)" strokeWidth="4.5" />
      </g>
      {route.stages.map(({ name, position, badge }) => {
        const { x, y } = project(position)
        if (!badge) {
          return <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="#fff" stroke="var(--color-ink)" strokeWidth="2" />
        }
        const isRight = x > FRAME.width * 0.6
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
  )
}
