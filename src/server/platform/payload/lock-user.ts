import type { PayloadRequest } from 'payload'
import type { TokenOwner } from './sign-token'
import { sql, transactionOf } from '../db/transaction-of'

/** Holds the user's row until the transaction ends: sessions are rows that Payload rewrites all together. */
export const lockUser = async ({
  req,
  userId,
}: {
  req: PayloadRequest
  userId: number
}): Promise<TokenOwner | null> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<TokenOwner>(
    sql`select id, email, role from users where id = ${userId} and deleted_at is null for update`,
  )
  return rows[0] ?? null
}
