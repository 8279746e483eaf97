import type { ReservationDetail } from '@/contract/reservations'
import { openSteps } from '@/domain/cancellation'
import { addDays } from '@/domain/days'
import { formatShortDate } from '@/domain/french-dates'
import { RESERVATION_PATHS } from '@/domain/site-paths'
import { Box } from '@/storefront/ui/box'
import { LinkButton } from '@/storefront/ui/link-button'

/** The cancellation rule as real dates, without those that are over, and the way to change or cancel. */
export const CancelBox = ({ reservation }: { reservation: ReservationDetail }) => (
  <Box title="Si tes plans changent">
    <ul className="dash-sums">
      {stepsOf(reservation).map(({ until, refund_percent: percent }, index) => (
        <li key={until ?? 'then'} className="row row-b ruled">
          <span>{until ? `Jusqu’au ${formatShortDate(until)}` : index > 0 ? 'Ensuite' : 'Désormais'}</span>
          <b className="ruled__end">{percent === 0 ? 'Non remboursé' : `Remboursé à\u00a0${String(percent)}\u00a0%`}</b>
        </li>
      ))}
    </ul>
    <LinkButton look="line" href={RESERVATION_PATHS.reservationChanges(reservation.reservation_id)}>
      Changer ou annuler
    </LinkButton>
  </Box>
)

const stepsOf = ({ cancellation, departure_date, days_before }: ReservationDetail): ReservationDetail['cancellation'] =>
  openSteps(cancellation, addDays(departure_date, -days_before))
