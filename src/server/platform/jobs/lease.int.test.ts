import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/env'
import { query } from '@/server/platform/db/pool'
import { openLease, type Lease } from './lease'

const PATIENCE = { timeout: 30_000, interval: 100 }
const NAME = 'lease-test'
const silent = { warn: () => undefined }

let lease: Lease
beforeEach(async () => {
  await query('delete from graphile_worker._private_jobs')
  lease = openLease({ connection: { connectionString: env().DATABASE_URL, application_name: NAME }, log: silent })
})
afterEach(() => lease.end())

/** A job that a pool has been doing for an hour. */
const startedBy = async (pool: string): Promise<void> => {
  await query(`select graphile_worker.add_job('free_expired_holds', job_key => $1)`, [pool])
  await query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 hour', attempts = 1 where key = $1`,
    [pool],
  )
}

const atWork = async () =>
  (
    await query<{ by: string }>(
      'select locked_by as by from graphile_worker.jobs where locked_by is not null order by 1',
    )
  ).map(({ by }) => by)

it('gives back the jobs of a pool that is gone, and never those of one that lives, however long they take', async () => {
  await lease.hold('pool-living')
  await startedBy('pool-living')
  await startedBy('pool-killed')
  await vi.waitFor(async () => expect(await atWork()).toEqual(['pool-living']), PATIENCE)
  await lease.letGo('pool-living')
  await vi.waitFor(async () => expect(await atWork()).toEqual([]), PATIENCE)
})

it('is taken again once its connection was cut', async () => {
  await lease.hold('pool-living')
  await startedBy('pool-living')
  await query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [NAME])
  await startedBy('pool-killed')
  await vi.waitFor(async () => expect(await atWork()).toEqual(['pool-living']), PATIENCE)
})
