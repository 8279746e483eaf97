import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { env } from '@/env'
import { createLogger } from '@/server/platform/log/create-logger'
import { REVALIDATION_CHANNEL } from './cache-tags'
import { renew } from './changes'

const log = createLogger({ name: 'revalidation' })

const RETRY_MS = 1_000
/** How often a connection is asked whether it lives, and how long it may take to answer: together less than ten seconds (milliseconds). */
export const HEARTBEAT = { every: 3_000, patience: 5_000 }

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
export const listenForChanges = async (heartbeat = HEARTBEAT): Promise<never> => {
  for (;;) {
    try {
      await listenUntilLost(heartbeat)
    } catch (error) {
      log.warn({ err: error }, 'not listening, trying again')
    }
    shared.lagopedeIsListening = false
    await wait(RETRY_MS)
  }
}

const listenUntilLost = async ({ every, patience }: typeof HEARTBEAT): Promise<void> => {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    application_name: 'lagopede-revalidation',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    stream: () => socket,
  })
  const lost = new Promise<'lost'>((resolve) => {
    client.on('error', () => resolve('lost'))
    client.on('end', () => resolve('lost'))
  })
  client.on('notification', ({ payload = '' }) => renew(payload.split(' ')))
  try {
    await client.connect()
    await client.query(`listen ${REVALIDATION_CHANNEL}`)
    renew(['site'])
    shared.lagopedeIsListening = true
    // The other end may be gone without a word: only an answer shows that it is there.
    while ((await Promise.race([lost, wait(every)])) !== 'lost') await client.query('select 1')
  } finally {
    // A dead connection would not take its farewell either.
    socket.destroy()
  }
}
