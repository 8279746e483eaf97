import { beforeAll, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { runJobs } from './run-jobs'

beforeAll(async () => {
  await query(`
    create function delete_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return old; end $$;
    create trigger slow before delete on graphile_worker._private_jobs for each row execute function delete_slowly()`)
})

it('waits for the deletion of what it did, however slow', async () => {
  await query(`select graphile_worker.add_job('free_expired_holds')`)
  await runJobs()
  expect(await query('select id from graphile_worker._private_jobs')).toEqual([])
})

it('does every job of a queue, although the queue stays locked until the deletion of the job before', async () => {
  await query(`select graphile_worker.add_job('free_expired_holds', queue_name := 'one') from generate_series(1, 3)`)
  await runJobs()
  expect(await query('select id from graphile_worker._private_jobs')).toEqual([])
})
