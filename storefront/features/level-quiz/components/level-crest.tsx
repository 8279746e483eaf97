import { levelName } from '@/domain/catalogue/level-name'
import { LEVELS } from '@/domain/catalogue/levels'
import type { FamilyLevel } from '@/domain/level-quiz/level-quiz'
import type { QuizFamily } from '../rules/quiz-family'
import { Mountain, type MountainColours } from './mountain'

const FEW = 3

/** Where a drawing stands: what one level adds to a summit, from where to where they stand, and how large is what is written. */
const WIDE = { viewBox: '0 0 1280 400', base: 396, rise: 70.4, left: 140, right: 1280, text: 14, number: 22, above: 14 }
const NARROW = { viewBox: '0 0 360 210', base: 206, rise: 36, left: 20, right: 360, text: 12, number: 13, above: 7 }

const SNOW = { left: '#ffffff', right: '#bdd5c9' }
const LIGHT: MountainColours = { left: '#94bba9', right: '#3f7d69', snow: SNOW }
const MIDDLE: MountainColours = { left: '#3f7d69', right: '#2b6654', snow: SNOW }
const LOW: MountainColours = { left: '#2b6654', right: '#1f5042' }
const BEST: MountainColours = {
  left: '#ff9268',
  right: '#d9481c',
  snow: { left: '#ffe2d5', right: '#ffb193' },
}

type LevelCrestProps = { levels: FamilyLevel[]; families: QuizFamily[] }

/** The levels as a range of mountains, those that stand out in coral. What it shows is said in the list below it. */
export const LevelCrest = ({ levels, families }: LevelCrestProps) => (
  <div className="crest__svg" aria-hidden="true">
    <Range className="crest__wide" levels={levels} frame={WIDE} isNamed />
    <Range className="crest__narrow" levels={levels} frame={NARROW} />
    <p className="crest__names">
      {families.map(({ slug, title }) => (
        <span key={slug}>{title}</span>
      ))}
    </p>
  </div>
)

type RangeProps = {
  className: string
  levels: FamilyLevel[]
  frame: typeof WIDE
  /** Whether there is room for the name of each level beside its line. */
  isNamed?: boolean
}

const Range = ({ className, levels, frame, isNamed = false }: RangeProps) => {
  const { viewBox, base, rise, left, right, text, number, above } = frame
  const heightOf = (level: number): number => base - level * rise
  const step = (right - left) / Math.max(1, levels.length)
  const coloursOf = coloursAmong(levels)
  const placed = levels.map(({ family, level }, index) => ({ family, level, x: left + step * (index + 0.5) }))
  return (
    <svg className={className} viewBox={viewBox}>
      {LEVELS.filter(({ level }) => level > 0).map(({ level }) => (
        <g key={level}>
          <path d={`M${String(left)} ${String(heightOf(level))}H${String(right)}`} stroke="#fff" strokeOpacity=".16" />
          <text x="0" y={heightOf(level) + 5} fontSize={text} fill="#bdd5c9">
            {isNamed ? `${String(level)} ${levelName(level)}` : level}
          </text>
        </g>
      ))}
      {placed
        .filter(({ level }) => level > 0)
        .map(({ family, level, x }) => (
          <Mountain
            key={family}
            x={x}
            top={heightOf(level)}
            base={base}
            half={step * (0.48 + 0.1 * level)}
            colours={coloursOf(level)}
          />
        ))}
      {placed.map(({ family, level, x }) => (
        <text
          key={family}
          x={x}
          y={heightOf(level) - above}
          fontSize={number}
          fontWeight="700"
          fill="#fff"
          textAnchor="middle"
        >
          {level}
        </text>
      ))}
    </svg>
  )
}

/** What most of them are stands out of nothing. */
const coloursAmong = (levels: FamilyLevel[]) => {
  const best = Math.max(...levels.map(({ level }) => level))
  const isRare = levels.filter(({ level }) => level === best).length <= FEW
  return (level: number): MountainColours => {
    if (level === best && isRare) return BEST
    if (level > 2) return LIGHT
    return level === 2 ? MIDDLE : LOW
  }
}
