import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, inject } from 'vitest'
import './cheap-passwords'
import { withClient } from '@/server/platform/postgres/probe'
import { watchIdleTransactions } from './watch-idle-transactions'

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string
    siteUrl: string
    dataDirectory: string
  }
}

const name = `test_${randomUUID().replaceAll('-', '')}`
const template = new URL(inject('templateUrl'))
const url = withDatabase(name)

await withClient(withDatabase('postgres'), (client) =>
  // Copied as files: through the log it takes four times as long.
  client.query(
    `CREATE DATABASE ${name} TEMPLATE ${client.escapeIdentifier(template.pathname.slice(1))} STRATEGY FILE_COPY`,
  ),
)
// Set before the test file is imported: whatever it loads finds its own database, and its own folder for mail and media.
process.env.DATABASE_URL = url
process.env.DATA_DIR = path.join(inject('dataDirectory'), name)
process.env.PAYLOAD_SECRET = 'a-secret-of-the-tests'
process.env.LOG_LEVEL ??= 'error'

const idle = watchIdleTransactions(url)

// Payload keeps a connection to its end, that of a process. Here the next file is tested by the same one.
afterAll(async () => {
  await idle.stop()
  for (const statement of idle.found)
    console.warn(`A transaction stood still for more than a second after: ${statement}`)
  await withClient(withDatabase('postgres'), (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
})

/** The address of this test file's own migrated, empty database. */
export function testDatabaseUrl(): string {
  return url
}

/** The same, entered by the role that web and worker run as. */
export function siteDatabaseUrl(): string {
  return withDatabase(name, inject('siteUrl'))
}

function withDatabase(database: string, base: string | URL = template) {
  const address = new URL(base)
  address.pathname = `/${database}`
  return address.href
}
