import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/**
 * Takes every way in from a customer whose address was never proven: whoever opened the account may be a stranger, and
 * what is about to be written on it is its owner's. They enter again by a link sent to the address. True when it was so.
 * Inside the caller's transaction, which holds the account's row from here on.
 */
export const endUnprovenAccess = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<boolean> => {
  const { rows } = await transaction.execute(sql`
    update users set hash = null, salt = null, provider = 'email', reset_password_token = null, updated_at = now()
    where id = ${userId} and email_verified_at is null and role = 'customer' returning id`)
  if (rows.length === 0) return false
  await transaction.execute(sql`delete from user_identities where user_id = ${userId}`)
  await transaction.execute(sql`delete from users_sessions where _parent_id = ${userId}`)
  return true
}
