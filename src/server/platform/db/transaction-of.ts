import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { QueryResultRow } from 'pg'
import type { Rows } from './mail-query'

export type Transaction = {
  execute: <Row extends QueryResultRow = Record<string, unknown>>(query: SQL) => Promise<Rows<Row>>
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
