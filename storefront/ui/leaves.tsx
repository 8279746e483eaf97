const LEAF = 'M3 13C2 6 6 2 14 2c0 8-4 12-11 11Zm0 0L8.5 7.5'

type LeavesProps = { rating: number; decorative?: boolean }

/** An eco rating from 1 to 5 as leaves. `decorative` when the rating is already said beside it. */
export const Leaves = ({ rating, decorative = false }: LeavesProps) => (
  <span
    className="leaves"
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `Éco-note ${rating} sur 5` })}
  >
    {[1, 2, 3, 4, 5].map((step) => (
      <svg key={step} viewBox="0 0 16 16" aria-hidden="true" data-full={step <= rating || undefined}>
        <path d={LEAF} strokeWidth="1.2" strokeLinejoin="round" />
      </svg>
    ))}
  </span>
)
