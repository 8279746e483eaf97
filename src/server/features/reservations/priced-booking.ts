import { type PricedBooking, travelerShareCents } from '@/domain/reservations/booking-price'
import { travelerCancellation } from '@/domain/changes/cancellation'
import { childFareOf } from '@/domain/seats/child-fare'
import { promoAfter } from '@/domain/reservations/kept-promo'
import { HttpError, notFound } from '@/server/platform/http/errors'
import type { LockedReservation } from './lock-reservation'

export type PricedReservation = Pick<
  LockedReservation,
  | 'travelers'
  | 'unitCents'
  | 'childPriceCents'
  | 'childPriceMaxAge'
  | 'childPositions'
  | 'addedPrices'
  | 'expeditionType'
  | 'options'
  | 'discounts'
>

/** A reservation at the prices of its contract, as the one rule of prices takes it. */
export const pricedBooking = (reservation: PricedReservation): PricedBooking => {
  const { travelers, unitCents, options, childPositions, addedPrices, discounts } = reservation
  return {
    label: '',
    unitCents,
    travelers,
    childFare: childFareOf(reservation),
    children: childPositions.length,
    added: addedPrices.map(({ cents }) => cents),
    options,
    discounts,
  }
}

/** What the traveler of a place costs of a reservation, in cents; 404 for a place that nobody has, 409 for the last traveler. */
const travelerShare = ({ reservation, position }: { reservation: PricedReservation; position: number }): number => {
  const { travelers, childPositions, addedPrices } = reservation
  if (position > travelers) throw notFound('Cette réservation n’a pas ce voyageur.')
  if (travelers > 1) {
    return travelerShareCents({
      ...pricedBooking(reservation),
      isChild: childPositions.includes(position),
      addedCents: addedPrices.find((one) => one.position === position)?.cents,
    })
  }
  throw new HttpError({
    status: 409,
    message: 'C’est le dernier voyageur\u00a0: annule la réservation entière.',
    body: { reason: 'last' },
  })
}

/**
 * What canceling the traveler of a place costs today: their share by the table of fees, and the discount of a promo code that is not for
 * so few. `totalCents` is what the reservation costs from then on, both among it.
 */
export const canceledTraveler = ({ reservation, position }: { reservation: LockedReservation; position: number }) => {
  const shareCents = travelerShare({ reservation, position })
  const cost = travelerCancellation({ ...reservation, shareCents })
  const { travelers, childPositions, addedPrices, promo } = reservation
  const left = {
    ...reservation,
    travelers: travelers - 1,
    childPositions: childPositions.filter((place) => place !== position),
    addedPrices: addedPrices.filter((one) => one.position !== position),
  }
  const { isWithdrawn, change } = promoAfter({ booking: pricedBooking(left), promo, departureStart: null })
  return { ...cost, shareCents, totalCents: cost.totalCents + (change?.cents ?? 0), isWithdrawn, promo: change }
}
