import { fillPlaceholders, type Query, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'
import type { QueryResultRow } from 'pg'
import { readOften } from '@/server/platform/db/read-often'
import { sql, transactionOf } from '../db/transaction-of'

type Asked = { req: PayloadRequest; value: number }

const dialect = new PgDialect()

/**
 * A statement that is run often, the same each time but for one number. Its text is written once, and PostgreSQL plans it once a
 * connection: both cost more than it does. In the caller's transaction, if there is one, it is run as it is. What may take long is asked of
 * the pool: on a lane, others would wait for it.
 */
export const preparedStatement = <Row extends QueryResultRow>({
  name,
  build,
  ask = readOften,
}: {
  name: string
  build: (value: SQL) => SQL
  ask?: typeof readOften
}) => {
  let written: Query | undefined
  return async ({ req, value }: Asked): Promise<Row[]> => {
    if (req.transactionID) return (await (await transactionOf(req)).execute<Row>(build(sql`${value}`))).rows
    written ??= dialect.sqlToQuery(build(sql`${sql.placeholder('value')}`))
    return ask<Row>(written.sql, fillPlaceholders(written.params, { value }), name)
  }
}
