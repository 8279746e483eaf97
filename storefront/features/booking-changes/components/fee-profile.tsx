import type { CSSProperties } from 'react'
import type { ReservationChanges } from '@/contract/reservation-changes'
import { formatDayMonth } from '@/domain/french-dates'
import { Box } from '@/storefront/ui/box'
import { feeSteps } from '../rules/fee-steps'

/** What canceling gives back, by the day, walking down to the departure; today is written in its step. */
export const FeeProfile = ({ changes, departureStart }: { changes: ReservationChanges; departureStart: string }) => {
  const { steps, today } = changes
  return (
    <Box title="Ce qui est remboursé si tu annules">
      <ol className="fee">
        {feeSteps({ steps, departureStart, today }).map(({ percent, days, note, isNow }) => (
          <li
            key={days}
            className={isNow ? 'is-now' : undefined}
            aria-current={isNow ? 'date' : undefined}
            style={{ '--p': percent } as CSSProperties}
          >
            <b>
              {percent}
              {'\u00a0'}%
            </b>
            <i data-low={percent < 40 || undefined}>{isNow && <span>Aujourd’hui, {formatDayMonth(today)}</span>}</i>
            <p>
              <em>{days}</em>
              {note}
            </p>
          </li>
        ))}
      </ol>
    </Box>
  )
}
