import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

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
