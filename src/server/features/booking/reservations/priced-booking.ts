import type { PricedBooking } from '@/domain/booking-price'
import { childFareOf } from '@/domain/child-fare'
import type { LockedReservation } from './lock-reservation'

export type PricedReservation = Pick<
  LockedReservation,
  | 'travelers'
  | 'unitCents'
  | 'childPriceCents'
  | 'childPriceMaxAge'
  | 'childPositions'
  | 'expeditionType'
  | 'options'
  | 'discounts'
>

/** A reservation at the prices of its contract, as the one rule of prices takes it. */
export const pricedBooking = (reservation: PricedReservation): PricedBooking => {
  const { travelers, unitCents, options, childPositions, discounts } = reservation
  return {
    label: '',
    unitCents,
    travelers,
    childFare: childFareOf(reservation),
    children: childPositions.length,
    options,
    discounts,
  }
}
