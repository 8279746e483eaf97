import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { env } from '@/env'
import { createLogger } from '@/server/platform/log/create-logger'
import { REVALIDATION_CHANNEL } from './cache-tags'
import { ownAddress } from './own-door'
import { revalidationToken } from './revalidation-token'

const log = createLogger({ name: 'revalidation' })

const RETRY_MS = 1_000

const shared = globalThis as typeof globalThis & { lagopedeIsListening?: boolean }

/** Whether this process hears of changes: until then its pages may be old, and it is not ready. */
export const isListening = (): boolean => shared.lagopedeIsListening === true

/** Resolves once this process hears of changes, or after so many milliseconds. */
export const waitUntilListening = async (patience: number): Promise<void> => {
  const end = performance.now() + patience
  while (!isListening() && performance.now() < end) await wait(50)
}

/**
 * Hears of committed changes from PostgreSQL and has this process build the pages anew. Each web process
 * listens for itself, so that several share no cache. What was missed while deaf is unknown: all pages are renewed.
 */
export const listenForChanges = async (): Promise<never> => {
  for (;;) {
    try {
      await listenUntilLost()
    } catch (error) {
      log.warn({ err: error }, 'not listening, trying again')
    }
    shared.lagopedeIsListening = false
    await wait(RETRY_MS)
  }
}

const listenUntilLost = async (): Promise<void> => {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    application_name: 'lagopede-revalidation',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  })
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => {
      resolve()
    })
    client.on('end', () => {
      resolve()
    })
  })
  try {
    await client.connect()
    client.on('notification', ({ payload }) => {
      revalidate(payload ?? '').catch((error: unknown) => {
        // A renewal that failed would leave an old page in place for long: listening anew renews everything.
        log.error({ err: error }, 'pages not renewed')
        void client.end()
      })
    })
    await client.query(`listen ${REVALIDATION_CHANNEL}`)
    await revalidate('site')
    shared.lagopedeIsListening = true
    await lost
  } finally {
    await client.end().catch(() => undefined)
  }
}

// Next renews tags only from within a request: this process sends itself one.
const revalidate = async (tags: string): Promise<void> => {
  const response = await fetch(`${ownAddress()}/internal/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${revalidationToken()}` },
    body: tags,
  })
  if (!response.ok) throw new Error(`The server answered ${String(response.status)} to its own call.`)
}
