const RADIUS = 48
const LENGTH = 2 * Math.PI * RADIUS

/** A share of 100 as a ring around its figure; green once it is whole. */
export const Ring = ({ percent, label }: { percent: number; label: string }) => (
  <div className="dash-ring" role="img" aria-label={label}>
    <svg viewBox="0 0 112 112" aria-hidden="true">
      <circle cx="56" cy="56" r={RADIUS} fill="none" stroke="var(--color-frost)" strokeWidth="11" />
      {percent > 0 && (
        <circle
          cx="56"
          cy="56"
          r={RADIUS}
          fill="none"
          stroke={percent === 100 ? 'var(--color-ok)' : 'var(--color-alpenglow-600)'}
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray={`${String((LENGTH * percent) / 100)} ${String(LENGTH)}`}
        />
      )}
    </svg>
    <b aria-hidden="true">{`${String(percent)}\u00a0%`}</b>
  </div>
)
