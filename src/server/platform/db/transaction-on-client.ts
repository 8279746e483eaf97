import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Transaction } from './transaction-of'

type Client = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> }

const dialect = new PgDialect()

/** The transaction that a client of the worker has open, for statements written for Payload's. */
export const transactionOnClient = (client: Client): Transaction => ({
  execute: async (statement: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    const { rows } = await client.query(text, params)
    return { rows: rows as Array<Record<string, unknown>> }
  },
})
