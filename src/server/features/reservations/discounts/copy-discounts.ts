import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/**
 * Takes off a reservation what was taken off the one that it follows. The use of a code was given back as the agency canceled that one,
 * and counts no more: whoever took it since keeps it, too.
 */
export const copyDiscounts = async ({
  transaction,
  from,
  to,
}: {
  transaction: Transaction
  from: number
  to: number
}): Promise<void> => {
  await transaction.execute(sql`
    insert into reservation_discounts (reservation_id, kind, promo_code_id, code, effect, cents, percent, author_id,
      on_change, min_travelers, departures_from, departures_until, withdrawn_at, released_at)
    select ${to}, kind, promo_code_id, code, effect, cents, percent, author_id,
      on_change, min_travelers, departures_from, departures_until, withdrawn_at, case when kind = 'promo' then now() end
    from reservation_discounts where reservation_id = ${from}`)
}
