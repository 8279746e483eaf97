import { levelName } from '@/domain/level-name'
import { LEVELS } from '@/domain/levels'
import type { FamilyLevel } from '@/domain/level-quiz'
import type { QuizFamily } from '../rules/quiz-family'
import { Mountain, type MountainColours } from './mountain'

const BASE = 396
const STEP = 70.4
const FEW = 3
const [LEFT, RIGHT] = [140, 1280]
const heightOf = (level: number): number => BASE - level * STEP

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
export const LevelCrest = ({ levels, families }: LevelCrestProps) => {
  const step = (RIGHT - LEFT) / Math.max(1, levels.length)
  const best = Math.max(...levels.map(({ level }) => level))
  // What most of them are stands out of nothing.
  const isRare = levels.filter(({ level }) => level === best).length <= FEW
  const coloursOf = (level: number): MountainColours => {
    if (level === best && isRare) return BEST
    if (level > 2) return LIGHT
    return level === 2 ? MIDDLE : LOW
  }
  const placed = levels.map(({ family, level }, index) => ({ family, level, x: LEFT + step * (index + 0.5) }))
  return (
    <div className="crest__svg" aria-hidden="true">
      <svg viewBox="0 0 1280 400">
        {LEVELS.filter(({ level }) => level > 0).map(({ level }) => (
          <g key={level}>
            <path
              d={`M${String(LEFT)} ${String(heightOf(level))}H${String(RIGHT)}`}
              stroke="#fff"
              strokeOpacity=".16"
            />
            <text x="0" y={heightOf(level) + 5} fontSize="14" fill="#bdd5c9">
              {level} {levelName(level)}
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
              base={BASE}
              half={step * (0.48 + 0.1 * level)}
              colours={coloursOf(level)}
            />
          ))}
        {placed.map(({ family, level, x }) => (
          <text
            key={family}
            x={x}
            y={heightOf(level) - 14}
            fontSize="22"
            fontWeight="700"
            fill="#fff"
            textAnchor="middle"
          >
            {level}
          </text>
        ))}
      </svg>
      <p className="crest__names">
        {families.map(({ slug, title }) => (
          <span key={slug}>{title}</span>
        ))}
      </p>
    </div>
  )
}
