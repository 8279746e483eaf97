import type { SharingEnd } from '@/domain/shared-deposit'
import type { SQL } from 'drizzle-orm'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { releaseDeposit } from './release-deposit'

/**
 * Ends the open sharings that meet a condition on `h`: what was shared is no longer what is booked. Under the locks of `lockCart`, or
 * of their departure alone once no cart holds a seat of it: then nothing of a customer's is written.
 */
export const endSharing = async ({
  transaction,
  whose,
  end,
}: {
  transaction: Transaction
  whose: SQL
  end: SharingEnd
}): Promise<void> => {
  const { rows } = await transaction.execute(
    sql`select h.id from shared_deposits h where h.state = 'open' and ${whose} order by h.id`,
  )
  for (const { id } of rows) await releaseDeposit({ transaction, id: Number(id), end })
}
