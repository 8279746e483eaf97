import { formatShortDate } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'
import type { DeletionPreview } from '../api/account-page-calls'

/** The reservations that go with the account, each with its fee and refund; nothing when there are none. */
export const CanceledTrips = ({ told: { reservations, fee, refund } }: { told: DeletionPreview }) => {
  if (reservations.length === 0) return null
  return (
    <section aria-label="Ce qui est annulé" className="stack stack--tight">
      <p>
        <strong>
          {reservations.length === 1
            ? 'Ta réservation à venir sera annulée\u00a0:'
            : `Tes ${String(reservations.length)}\u00a0réservations à venir seront annulées\u00a0:`}
        </strong>
      </p>
      <ul className="canceled-trips">
        {reservations.map(({ reservation_id: id, name, departure_date: day, ...sums }) => (
          <li key={id}>
            {name}, {formatShortDate(day)}
            {'\u00a0'}: frais {formatPrice(sums.fee)}, remboursement {formatPrice(sums.refund)}
          </li>
        ))}
      </ul>
      {reservations.length > 1 && (
        <p>
          En tout{'\u00a0'}: frais <span className="num">{formatPrice(fee)}</span>, remboursement{' '}
          <span className="num">{formatPrice(refund)}</span>
        </p>
      )}
    </section>
  )
}
