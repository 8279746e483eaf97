import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'
import { query } from './pool'
import { transactionOf } from './transaction-of'

const dialect = new PgDialect()

/** Rows of one statement: in the caller's transaction if there is one, else by itself on the pool of the hot reads. */
export const runStatement = async ({
  req,
  statement,
}: {
  req: PayloadRequest
  statement: SQL
}): Promise<Array<Record<string, unknown>>> => {
  if (req.transactionID) return (await (await transactionOf(req)).execute(statement)).rows
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return query(text, params)
}
