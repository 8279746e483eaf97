import { bookingPrice } from '@/domain/reservations/booking-price'
import { childFareOf } from '@/domain/seats/child-fare'
import { pricedBooking, type PricedReservation } from '@/server/features/reservations/priced-booking'

/** What a traveler pays from then on, in cents; `childCents` is null where everybody pays the same. */
export type ChangedUnits = { unitCents: number; childCents: number | null }

/** What a reservation costs with its options and discounts before and after its price by traveler changes, in cents. */
export const changedPrice = ({
  reservation,
  unitCents,
  childCents,
}: ChangedUnits & { reservation: PricedReservation & { totalCents: number } }) => {
  const before = pricedBooking(reservation)
  const after = {
    ...before,
    unitCents,
    // As apply-change writes it: in proportion.
    added: before.added?.map((cents) => Math.round((cents * unitCents) / before.unitCents)),
    childFare: childFareOf({ ...reservation, unitCents, childPriceCents: childCents }),
  }
  const [fromCents, toCents] = [bookingPrice(before).totalCents, bookingPrice(after).totalCents]
  return { fromCents, toCents, totalCents: reservation.totalCents + toCents - fromCents }
}
