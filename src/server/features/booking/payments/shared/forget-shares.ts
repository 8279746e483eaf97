import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/** Forgets with whom a customer shared deposits; the sums stay, as the accounts have them. */
export const forgetShares = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<void> => {
  await transaction.execute(sql`
    update deposit_shares s set name = null, email = null from shared_deposits h
    where h.id = s.deposit_id and h.user_id = ${userId} and num_nonnulls(s.name, s.email) > 0`)
}
