const STAR = 'M12 2.5l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.4l-6 3.4 1.4-6.7-5-4.6 6.7-.8Z'

type StarsProps = { rating: number; decorative?: boolean }

/** A rating out of 5 as stars, rounded to the nearest one; the exact figure is in its name. */
export const Stars = ({ rating, decorative = false }: StarsProps) => (
  <span
    className="stars"
    {...(decorative
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': `${String(rating).replace('.', ',')} sur 5` })}
  >
    {[1, 2, 3, 4, 5].map((step) => (
      <svg key={step} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={STAR}
          fill={step <= Math.round(rating) ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
    ))}
  </span>
)
