import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { MailQuery, Rows } from './mail-query'
import type { Transaction } from './transaction-of'

const dialect = new PgDialect()

/** The transaction that a client of the worker has open, for statements written for Payload's. */
export const transactionOnClient = (client: { query: MailQuery }): Transaction => ({
  execute: <Row extends QueryResultRow>(statement: SQL): Promise<Rows<Row>> => {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    return client.query<Row>(text, params)
  },
})
