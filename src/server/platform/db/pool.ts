import pg from 'pg'
import { createLogger } from '@/server/platform/log/create-logger'
import { noteFailure } from './note-failure'
import { onceADatabase } from './once-a-database'

/** Limits of every connection: no statement, lock or idle transaction may hang a request (milliseconds). */
export const POOL_OPTIONS = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  // Ours, where the server that would keep the others is gone without a word. What builds tables takes as long as it takes.
  query_timeout: process.env['UNHURRIED'] ? undefined : 20_000,
} satisfies pg.PoolConfig

/** The pool of the hot reads, which need one statement and nothing of Payload. */
export const pool = onceADatabase('pool', (address) => {
  const made = new pg.Pool({ connectionString: address, application_name: 'lagopede', ...POOL_OPTIONS })
  // Without a listener, a restart of PostgreSQL would end the process.
  const onLost = (error: Error): void => {
    createLogger({ name: 'database' }).warn({ err: error }, 'connection lost')
  }
  made.on('error', onLost)
  made.on('connect', (client) => client.on('error', onLost))
  return made
})

/** Rows of one statement; name a statement that is run often and PostgreSQL plans it once a connection. */
export const query = async <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
  name?: string,
): Promise<Row[]> => {
  try {
    return (await pool().query<Row>({ text, values, name })).rows
  } catch (error) {
    noteFailure(error)
    throw error
  }
}

/** The only row of a statement, or null. */
export const queryOne = async <Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
  name?: string,
): Promise<Row | null> => (await query<Row>(text, values, name))[0] ?? null
