import { formatPrice } from '@/domain/text/price'
import type { PromoChange } from '@/domain/reservations/kept-promo'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** Notes whether the code of a reservation that is locked still takes something off; its row stays, as its condition may come back. */
export const notePromo = async ({
  transaction,
  reservationId,
  isWithdrawn,
}: {
  transaction: Transaction
  reservationId: number
  isWithdrawn: boolean
}): Promise<void> => {
  await transaction.execute(sql`
    update reservation_discounts set withdrawn_at = case when ${isWithdrawn} then now() end
    where reservation_id = ${reservationId} and kind = 'promo' and (withdrawn_at is not null) <> ${isWithdrawn}`)
}

/** What the history says of it, after the change that it comes from. */
export const promoDetail = (change: PromoChange | null): string => {
  if (!change) return ''
  const sum = formatPrice(Math.abs(change.cents) / 100)
  return change.cents < 0
    ? `, remise du code ${change.code} rendue\u00a0: ${sum}`
    : `, remise du code ${change.code} retirée\u00a0: ${sum}`
}
