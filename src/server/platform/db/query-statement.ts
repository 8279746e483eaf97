import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import { query } from './pool'

const dialect = new PgDialect()

/** Rows of one statement by itself, on the pool of the hot reads. */
export const queryStatement = <Row extends QueryResultRow>(statement: SQL): Promise<Row[]> => {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return query<Row>(text, params)
}
