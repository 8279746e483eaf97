const STAR = 'M12 2.5l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.4l-6 3.4 1.4-6.7-5-4.6 6.7-.8Z'

type StarsProps = { rating: number; decorative?: boolean }

/** A rating out of 5 as stars, the last one filled as far as it goes; the exact figure is in its name. */
export const Stars = ({ rating, decorative = false }: StarsProps) => (
  <span
    className="stars"
    {...(decorative
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': `${String(rating).replace('.', ',')} sur 5` })}
  >
    {[1, 2, 3, 4, 5].map((step) => (
      <Star key={step} filled={Math.min(Math.max(rating - step + 1, 0), 1)} />
    ))}
  </span>
)

const Star = ({ filled }: { filled: number }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {filled > 0 && (
      <path
        d={STAR}
        fill="currentColor"
        style={filled < 1 ? { clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` } : undefined}
      />
    )}
    <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
  </svg>
)
