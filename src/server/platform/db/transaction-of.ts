import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

export type Transaction = {
  execute: (query: SQL) => Promise<{ rows: Array<Record<string, unknown>> }>
  /** Of one that is only looked at and undone: what is told of each job, which is then not added. */
  onJob?: (job: { task: string; payload: unknown }) => void
}

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
