import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/**
 * Takes every way in from a customer whose address was never proven: whoever opened the account may be a stranger, and
 * what is about to be written on it is its owner's. They enter again by a link sent to the address. True when there was a
 * way in. Inside the caller's transaction, which holds the account's row from here on.
 */
export const endUnprovenAccess = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<boolean> => {
  const { rows } = await transaction.execute(sql`
    select hash is not null as "hasPassword" from users
    where id = ${userId} and email_verified_at is null and role = 'customer' for no key update`)
  if (!rows[0]) return false
  await transaction.execute(sql`
    update users set hash = null, salt = null, provider = 'email', reset_password_token = null, updated_at = now()
    where id = ${userId}`)
  const identities = await transaction.execute(sql`
    delete from user_identities where user_id = ${userId} returning provider`)
  const sessions = await transaction.execute(sql`
    delete from users_sessions where _parent_id = ${userId} returning id`)
  return rows[0]['hasPassword'] === true || identities.rows.length > 0 || sessions.rows.length > 0
}
