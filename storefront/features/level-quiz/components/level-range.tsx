import { Mountain, type MountainColours } from './mountain'

const SNOW = { left: '#ffffff', right: '#d7ebf1' }
const FIR = ['#dce9e2', '#bdd5c9', '#94bba9', '#3f7d69', '#2b6654', '#173f35']
const COLOURS = [0, 1, 2, 3, 4].map((index): MountainColours => ({
  left: FIR[index] ?? '',
  right: FIR[index + 1] ?? '',
  ...(index > 0 && { snow: SNOW }),
}))
const WIDE = { viewBox: '0 0 1280 500', base: 500, tops: [400, 315, 220, 120, 25], step: 256 }
const NARROW = { viewBox: '0 0 400 250', base: 250, tops: [200, 157.5, 110, 60, 12.5], step: 80 }

/** The five levels as a range that rises, the bird on the third summit. */
export const LevelRange = () => (
  <div className="lvhero__art" aria-hidden="true">
    {/* In fir: its winter coat would not show on the sky. */}
    <img className="lvhero__bird" src="/brand/lagopede-mark.svg" alt="" width={96} height={96} />
    <Range className="lvhero__wide" {...WIDE} />
    <Range className="lvhero__narrow" {...NARROW} />
  </div>
)

type RangeProps = { className: string; viewBox: string; base: number; tops: number[]; step: number }

const Range = ({ className, viewBox, base, tops, step }: RangeProps) => (
  <svg className={className} viewBox={viewBox}>
    {tops
      .map((top, index) => {
        const [x, half] = [step * (index + 0.5), step * (0.72 + 0.054 * index)]
        return (
          <Mountain
            key={top}
            x={x}
            top={top}
            base={base}
            half={half}
            colours={COLOURS[index] ?? { left: '', right: '' }}
          />
        )
      })
      .toReversed()}
  </svg>
)
