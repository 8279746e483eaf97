const SUMMITS = [
  'M0 16 3.6 9 7.2 16Z',
  'M8.2 16 11.8 7 15.4 16Z',
  'M16.4 16 20 5 23.6 16Z',
  'M24.6 16 28.2 3 31.8 16Z',
  'M32.8 16 36.4 1 40 16Z',
]

type PeaksProps = { level: number; decorative?: boolean }

/** A level from 1 to 5 as rising summits. `decorative` when the level is already said beside it. */
export const Peaks = ({ level, decorative = false }: PeaksProps) => (
  <span
    className="peaks"
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `Niveau ${level} sur 5` })}
  >
    <svg viewBox="0 0 40 16" aria-hidden="true">
      <path d={SUMMITS.slice(0, level).join('')} fill="currentColor" />
      <path d={SUMMITS.slice(level).join('')} fill="currentColor" opacity={0.28} />
    </svg>
  </span>
)
