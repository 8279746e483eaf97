import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

export type Transaction = { execute: (query: SQL) => Promise<{ rows: Array<Record<string, unknown>> }> }

export { sql }

/**
 * The caller's open transaction. Payload falls back to the pool when the session is missing,
 * so that a statement would silently run outside: that is refused here.
 */
export const transactionOf = async (req: PayloadRequest): Promise<Transaction> => {
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  if (!session) throw new Error('This operation must run inside a transaction: pass the `req` that opened one.')
  return session.db as Transaction
}
