import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { QueryResultRow } from 'pg'
import type { Rows } from '@/server/platform/db/mail-query'
import { queryStatement } from '@/server/platform/db/query-statement'
import { type Transaction, transactionOf } from '../db/transaction-of'

/** Rows of one statement: in the caller's transaction if there is one, else by itself on the pool of the hot reads. */
export const runStatement = async <Row extends QueryResultRow = Record<string, unknown>>({
  req,
  statement,
}: {
  req: PayloadRequest
  statement: SQL
}): Promise<Row[]> => {
  if (req.transactionID) return (await (await transactionOf(req)).execute<Row>(statement)).rows
  return queryStatement<Row>(statement)
}

/** The same as a transaction executes it. */
export const executeFor =
  (req: PayloadRequest): Transaction['execute'] =>
  async <Row extends QueryResultRow>(statement: SQL): Promise<Rows<Row>> => ({
    rows: await runStatement<Row>({ req, statement }),
  })
