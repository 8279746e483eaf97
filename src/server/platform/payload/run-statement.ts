import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { queryStatement } from '@/server/platform/db/query-statement'
import { transactionOf } from '../db/transaction-of'

/** Rows of one statement: in the caller's transaction if there is one, else by itself on the pool of the hot reads. */
export const runStatement = async ({
  req,
  statement,
}: {
  req: PayloadRequest
  statement: SQL
}): Promise<Array<Record<string, unknown>>> => {
  if (req.transactionID) return (await (await transactionOf(req)).execute(statement)).rows
  return queryStatement(statement)
}
