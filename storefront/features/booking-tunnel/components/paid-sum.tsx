import type { ReservationDetail } from '@/contract/reservation-detail'
import { bookingState } from '@/domain/reservations/booking-state'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'
import { BookingBadge } from '@/storefront/parts/booking-badge'

/** What was paid with the order already, and when the rest is due. */
export const PaidSum = ({ reservation }: { reservation: ReservationDetail }) => {
  const { price, awaited } = reservation
  const paid = settledSum(reservation)
  return (
    <section className="box transfer" aria-labelledby="deja-regle">
      <div>
        <h2 id="deja-regle">Ton paiement</h2>
        <p className="transfer__sum num">{formatPrice(paid)}</p>
        <BookingBadge state={bookingState({ ...reservation, status: 'pending' })} />
        <p className="small soft transfer__rest">
          {price.balance_due_on !== null && paid < price.total ? (
            <>
              Puis le solde de <span className="num">{formatPrice(price.total - paid)}</span> avant le{' '}
              {formatShortDate(price.balance_due_on)}. On t’écrit avant, et tu le règles depuis ton dashboard.
            </>
          ) : (
            !awaited && 'Il ne reste qu’à faire le sac.'
          )}
        </p>
      </div>
    </section>
  )
}
