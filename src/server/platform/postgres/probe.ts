import pg from 'pg'
import { UserError } from './user-error'

/** Whether this server accepts this user now. */
export async function canConnect(url: string): Promise<boolean> {
  return withClient(url, () => Promise.resolve(true)).catch(() => false)
}

/** Creates the database if the server has none of that name. */
export async function ensureDatabase({ url, database }: { url: string; database: string }) {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  })
}

/** Opens one connection for `task` and closes it. */
export async function withClient<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A server that stops ends its connections: that is no reason to end this process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await task(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Refuses an address given by hand that no database answers, in one line. */
export async function checkDatabaseUrl(url: string) {
  await withClient(url, () => Promise.resolve()).catch((error: unknown) => {
    throw new UserError(`DATABASE_URL does not answer: ${reason(error)}`, { cause: error })
  })
}

function reason(error: unknown): string {
  // A refused connection to a name with two addresses arrives as an AggregateError without a message.
  if (error instanceof AggregateError) return error.errors.map((each) => reason(each)).join(', ')
  return error instanceof Error ? error.message : String(error)
}
