import type { PayloadRequest } from 'payload'
import { bookingPrice } from '@/domain/reservations/booking-price'
import type { PromoTerms } from '@/domain/reservations/promo-code'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { runStatement } from '@/server/platform/payload/run-statement'
import { LOCKED_COLUMNS, type LockedReservation } from '../lock-reservation'
import { pricedBooking } from '../priced-booking'

export type UsedPromo = PromoTerms & { id: number }

/**
 * Writes down that a reservation has a promo code, whose row `lockOrder` holds, with what it does and is for today: what becomes of the
 * code changes nothing of what was agreed.
 */
export const usePromo = async ({
  transaction,
  reservationId,
  promo,
}: {
  transaction: Transaction
  reservationId: number
  promo: UsedPromo
}): Promise<void> => {
  const isPercent = promo.effect === 'percent'
  await transaction.execute(sql`
    insert into reservation_discounts (reservation_id, kind, promo_code_id, code, effect, cents, percent, on_change, min_travelers,
      departures_from, departures_until)
    values (${reservationId}, 'promo', ${promo.id}, ${promo.code}, ${promo.effect}, ${isPercent ? null : promo.cents},
      ${isPercent ? promo.percent : null}, ${promo.rule}, ${promo.minTravelers}, ${promo.departuresFrom}::date,
      ${promo.departuresUntil}::date)`)
}

/**
 * Gives back the uses of promo codes by canceled reservations, whose price still tells of them: those of codes whose rule says so, and
 * all of them where the agency canceled the departure.
 */
export const releasePromos = async ({
  transaction,
  reservationIds,
  byAgency = false,
}: {
  transaction: Transaction
  reservationIds: readonly number[]
  byAgency?: boolean
}): Promise<void> => {
  if (reservationIds.length === 0) return
  const ids = sql`array[${sql.join([...reservationIds], sql`, `)}]::int[]`
  await transaction.execute(sql`
    update reservation_discounts x set released_at = now() from promo_codes p
    where p.id = x.promo_code_id and x.reservation_id = any(${ids}) and x.released_at is null
      and (${byAgency} or coalesce(p.returns_use, false))`)
}

/** How many reservations have a code, and what it takes off those that stand, in cents. */
export type PromoUses = { uses: number; cents: number }

/** The uses of every code, by its number. */
export const readPromoUses = async (req: PayloadRequest): Promise<Map<number, PromoUses>> => {
  const rows = await runStatement<LockedReservation & { promoCodeId: number; code: string }>({
    req,
    statement: sql`
      select u.promo_code_id as "promoCodeId", u.code, ${LOCKED_COLUMNS}
      from reservation_discounts u join reservations r on r.id = u.reservation_id join departures d on d.id = r.departure_id
      where u.promo_code_id is not null and (u.released_at is null or ${NOT_CANCELED.r})`,
  })
  const uses = new Map<number, PromoUses>()
  for (const row of rows) {
    const { uses: count, cents } = uses.get(row.promoCodeId) ?? { uses: 0, cents: 0 }
    uses.set(row.promoCodeId, { uses: count + 1, cents: cents + (row.status === 'canceled' ? 0 : takenOff(row)) })
  }
  return uses
}

const takenOff = (row: LockedReservation & { code: string }): number => {
  const { lines } = bookingPrice(pricedBooking(row))
  return -(lines.find(({ code }) => code === row.code)?.amountCents ?? 0)
}
