import type { SQL } from 'drizzle-orm'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/**
 * Holds the person that a user is and the row of the code `promoId` (SQL, null for none), after the user's own row and before the
 * departures: what is known of the uses of the code is true until the transaction ends.
 */
export const lockPromo = async ({
  transaction,
  userId,
  promoId,
}: {
  transaction: Transaction
  userId: number
  promoId: SQL
}): Promise<void> => {
  // Two accounts of one mailbox are one person to codes for a first trip: their orders follow each other.
  await transaction.execute(sql`
    select pg_advisory_xact_lock(hashtext('person ' || mailbox_of(u.email))) from users u
    where u.id = ${userId} and ${promoId} is not null`)
  // Before the departures: a transaction that holds a departure may wait for the next order of this code.
  await transaction.execute(sql`select p.id from promo_codes p where p.id = ${promoId} for no key update of p`)
}
