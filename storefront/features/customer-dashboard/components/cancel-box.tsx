import type { ReservationDetail } from '@/contract/reservations'
import { openSteps } from '@/domain/cancellation'
import { addDays } from '@/domain/days'
import { formatShortDate } from '@/domain/french-dates'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'

/** The cancellation rule as real dates, without those that are over, and the way to use it. */
export const CancelBox = ({
  reservation,
  onCancel,
  onCancelTraveler,
}: {
  reservation: ReservationDetail
  onCancel: () => void
  onCancelTraveler: () => void
}) => (
  <Box title="Si tu ne peux plus partir">
    <ul className="dash-sums">
      {stepsOf(reservation).map(({ until, refund_percent: percent }, index) => (
        <li key={until ?? 'then'} className="row row-b border-t border-line py-2.5">
          <span>{until ? `Jusqu’au ${formatShortDate(until)}` : index > 0 ? 'Ensuite' : 'Désormais'}</span>
          <b className="text-right font-semibold">
            {percent === 0 ? 'Non remboursé' : `Remboursé à\u00a0${String(percent)}\u00a0%`}
          </b>
        </li>
      ))}
    </ul>
    <Button look="line" onClick={onCancel}>
      Annuler ma réservation
    </Button>
    {reservation.travelers_count > 1 && (
      <Button look="ghost" onClick={onCancelTraveler}>
        Annuler une seule place
      </Button>
    )}
  </Box>
)

const stepsOf = ({ cancellation, departure_date, days_before }: ReservationDetail): ReservationDetail['cancellation'] =>
  openSteps(cancellation, addDays(departure_date, -days_before))
