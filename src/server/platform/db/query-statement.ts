import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Rows } from './mail-query'
import { query } from './pool'
import type { Transaction } from './transaction-of'

const dialect = new PgDialect()

/** Rows of one statement by itself, on the pool of the hot reads. */
export const queryStatement = <Row extends QueryResultRow>(statement: SQL): Promise<Row[]> => {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return query<Row>(text, params)
}

/** The same as a transaction executes it. */
export const executeOnPool: Transaction['execute'] = async <Row extends QueryResultRow>(
  statement: SQL,
): Promise<Rows<Row>> => ({
  rows: await queryStatement<Row>(statement),
})
