import type { DepartureDesk } from '@/contract/desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { decisionText, formatMissing } from '@/domain/departures/departure-words'
import { formatCount } from '@/domain/text/plural'
import { formatCents } from './format-cents'

type DepartureConfirmationProps = Pick<DepartureDesk, 'status' | 'is_past' | 'confirmation'>

/** Whether a departure leaves: who is missing, until when that is decided, and what it leaves with more or fewer. */
export const DepartureConfirmation = ({ status, is_past: isPast, confirmation }: DepartureConfirmationProps) => {
  const { min_participants: minimum, firm_count: firm, decision_on: decisionOn, margins } = confirmation
  if (status !== 'open' || isPast || minimum === null) return null
  const missing = minimum - firm
  return (
    <div className="desk__await">
      <p>
        <b>{missing > 0 ? formatMissing(missing) : 'Le minimum est atteint'}</b>
        {`, ${decisionText({ day: decisionOn, today: calendarDayInParis(new Date()) })}. `}
        {`${formatCount(firm, 'voyageur a réglé son acompte', 'voyageurs ont réglé leur acompte')}, sur ${String(minimum)} pour partir.`}
      </p>
      {margins.length > 0 && (
        <ul>
          {margins.map(({ travelers, margin_cents: cents }) => (
            <li key={travelers}>
              {`À ${String(travelers)}\u00a0: `}
              <b>{formatCents(cents)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
