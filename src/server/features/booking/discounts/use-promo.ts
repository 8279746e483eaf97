import type { DiscountEffect } from '@/domain/discount'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/**
 * Writes down that a reservation has a promo code, whose row `lockOrder` holds, with what it does today: what becomes of the code
 * changes nothing of what was agreed.
 */
export const usePromo = async ({
  transaction,
  reservationId,
  promo,
}: {
  transaction: Transaction
  reservationId: number
  promo: DiscountEffect & { id: number; code: string }
}): Promise<void> => {
  const isPercent = promo.effect === 'percent'
  await transaction.execute(sql`
    insert into reservation_discounts (reservation_id, kind, promo_code_id, code, effect, cents, percent)
    values (${reservationId}, 'promo', ${promo.id}, ${promo.code}, ${promo.effect}, ${isPercent ? null : promo.cents},
      ${isPercent ? promo.percent : null})`)
}
