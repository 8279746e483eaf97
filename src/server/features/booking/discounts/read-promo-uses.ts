import type { PayloadRequest } from 'payload'
import { bookingPrice } from '@/domain/booking-price'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql } from '@/server/platform/payload/transaction-of'
import { pricedBooking } from '../reservations/priced-booking'
import { LOCKED_COLUMNS, type LockedReservation } from '../reservations/lock-reservation'

/** How many reservations have a code, and what it takes off those that stand, in cents. */
export type PromoUses = { uses: number; cents: number }

/** The uses of every code, by its number. */
export const readPromoUses = async (req: PayloadRequest): Promise<Map<number, PromoUses>> => {
  const rows = await runStatement({
    req,
    statement: sql`
      select u.promo_code_id as "promoCodeId", u.code, ${LOCKED_COLUMNS}
      from reservation_discounts u join reservations r on r.id = u.reservation_id join departures d on d.id = r.departure_id
      where u.promo_code_id is not null and (u.released_at is null or r.status <> 'canceled')`,
  })
  const uses = new Map<number, PromoUses>()
  for (const row of rows as Array<LockedReservation & { promoCodeId: number; code: string }>) {
    const { uses: count, cents } = uses.get(row.promoCodeId) ?? { uses: 0, cents: 0 }
    uses.set(row.promoCodeId, { uses: count + 1, cents: cents + (row.status === 'canceled' ? 0 : takenOff(row)) })
  }
  return uses
}

const takenOff = (row: LockedReservation & { code: string }): number => {
  const { lines } = bookingPrice(pricedBooking(row))
  return -(lines.find(({ code }) => code === row.code)?.amountCents ?? 0)
}
