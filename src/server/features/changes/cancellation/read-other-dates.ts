import type { OtherDate } from '@/contract/cancellation'
import { IS_BOOKABLE } from '@/server/features/seats/take-seats'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { movedPrice, movedRefusal, moveOffersStatement, type MoveOffer } from '../own/move-offers'

/** SQL: whether a customer may take seats of the departure `d`. */
export const IS_OPEN_DATE = sql`${NOT_CANCELED.d} and not d.sales_closed and ${IS_BOOKABLE}`

/**
 * The other departures of its trip that have room for a reservation's travelers and are on sale, the first first: what it
 * would cost there and how much more that is, in cents.
 */
export const readOtherDates = async ({
  run,
  reservationId,
}: {
  run: Transaction['execute']
  reservationId: number
}): Promise<OtherDate[]> => {
  const { rows } = await run<MoveOffer>(moveOffersStatement({ id: reservationId, condition: IS_OPEN_DATE }))
  return rows
    .filter((offer) => offer.available >= offer.travelers && movedRefusal(offer) === null)
    .map((offer) => ({
      departure_id: offer.departureId,
      departure_start: offer.departureStart,
      departure_end: offer.departureEnd,
      available_count: offer.available,
      ...newPrice(offer),
    }))
}

/** What a canceled booking costs on another date, in cents: what was kept for travelers canceled before stays with the old one. */
export const newPrice = (offer: MoveOffer): { total_cents: number; difference_cents: number } => {
  const { totalCents } = movedPrice(offer, { keepsPromo: true })
  return { total_cents: totalCents - offer.travelersFeeCents, difference_cents: totalCents - offer.totalCents }
}
