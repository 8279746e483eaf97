import pg from 'pg'
import { expect, vi } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { WORKER_NAME } from '@/server/platform/jobs/worker-name'
import { startProcess } from './start-process'
import { waitingForLocks } from './waiting-for-locks'

/** How long a process that starts, works or dies is waited for. */
export const PATIENCE = { timeout: 60_000, interval: 100 }

/** The worker as it runs beside the site, in a process of its own. */
export const startWorker = () =>
  startProcess({ entry: 'src/server/compose/worker.ts', until: /ready/, environment: { LOG_LEVEL: 'info' } })

/** What the worker is made to wait for, by somebody else's transaction that never ends by itself. */
const holding = async (statement: string, values: unknown[]) => {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
  await client.connect()
  // A row that nothing refers to: the worker waits where it writes the same one, and not before.
  await client.query('set session_replication_role = replica')
  await client.query('begin')
  await client.query(statement, values)
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

/** The server notices that its client is dead once it no longer waits for the lock. */
export const untilNoWorker = () =>
  vi.waitFor(async () => {
    const left = await query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [WORKER_NAME],
    )
    expect(left).toEqual([])
  }, PATIENCE)

/** A worker that is killed as it waits for what is held, once it has done what came before. */
export const killedWhile = async (statement: string, values: unknown[], hasDone = () => Promise.resolve(true)) => {
  const release = await holding(statement, values)
  const worker = await startWorker()
  await vi.waitFor(async () => {
    expect(await hasDone()).toBe(true)
    expect(await waitingForLocks()).toBeGreaterThan(0)
  }, PATIENCE)
  await worker.kill()
  await release()
  await untilNoWorker()
}
