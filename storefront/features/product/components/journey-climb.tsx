import type { Climb } from '../rules/climb'
import { drawClimb } from '../rules/draw-climb'

/** The way there as it climbs to where the walking begins; for the eye alone, its list says the same. */
export const JourneyClimb = ({ climb }: { climb: Climb }) => {
  const { width, height, ground, moves, leaders, dots, texts, leftOut, isSchematic } = drawClimb(climb)
  return (
    <div className="climb" aria-hidden="true">
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`}>
        <circle className="climb__sun" cx={width * 0.56} cy="62" r="34" />
        <path className="climb__far" d={ground.far} />
        <path className="climb__near" d={ground.near} />
        {leaders.map(({ from, to }) => (
          <path
            key={`${String(from.x)} ${String(to.y)}`}
            className="climb__leader"
            d={`M${String(from.x)} ${String(from.y)}V${String(to.y)}`}
          />
        ))}
        {moves.map(({ kind, path }, index) => (
          <g key={`${kind} ${String(index)}`} className={`climb__move climb__move--${kind}`}>
            <path d={path} />
            <path d={path} />
          </g>
        ))}
        {dots.map(({ x, y, isEnd, isHome }, index) => (
          <circle
            key={index}
            className="climb__dot"
            data-end={isEnd || undefined}
            data-home={isHome || undefined}
            cx={x}
            cy={y}
            r={isHome ? 5 : 7}
          />
        ))}
        {texts.map(({ x, y, anchor, kind, words }) => (
          <text key={`${kind} ${words} ${String(x)}`} className={`climb__${kind}`} x={x} y={y} textAnchor={anchor}>
            {words}
          </text>
        ))}
      </svg>
      <p className="climb__notes">
        {isSchematic && <b>Schéma. </b>}
        {isSchematic &&
          (climb.isWritten
            ? 'Une hauteur sans chiffre n’est pas connue. '
            : 'Les durées sont estimées, une hauteur sans chiffre n’est pas connue. ')}
        {leftOut.join('. ')}
        {leftOut.length > 0 && '.'}
      </p>
    </div>
  )
}
