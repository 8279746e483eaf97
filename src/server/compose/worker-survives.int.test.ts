import { expect, it, vi } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { WORKER_NAME } from '@/server/platform/jobs/worker-name'
import { PATIENCE, startWorker } from '../../../tests/integration/killed-worker'

const jobsLeft = () =>
  query('select task_identifier, attempts from graphile_worker.jobs where run_at <= now() and attempts < max_attempts')
const untilDone = () => vi.waitFor(async () => expect(await jobsLeft()).toEqual([]), PATIENCE)
/** As many as one runner does at once. */
const TASKS = ['free_expired_holds', 'serve_waitlists', 'settle_payments', 'publish_scheduled']
const addJobs = () => query('select graphile_worker.add_job(task) from unnest($1::text[]) task', [TASKS])

it('goes on after a disk that was full and connections that were cut', { timeout: 200_000 }, async () => {
  await query('delete from graphile_worker._private_jobs')
  // A sequence counts what is rolled back.
  await query(`
    create sequence refused_writes;
    create function refuse_full() returns trigger language plpgsql as $$ begin
      perform nextval('refused_writes');
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$;
    create trigger disk_is_full before delete on graphile_worker._private_jobs for each row execute function refuse_full()`)
  await addJobs()
  const worker = await startWorker()
  const timesRefused = async () => (await queryOne<{ n: number }>('select last_value::int as n from refused_writes'))?.n
  // The runner that could not note the end of its jobs has ended; the next one comes to the same jobs.
  await vi.waitFor(async () => expect(await timesRefused()).toBeGreaterThan(2 * TASKS.length), PATIENCE)
  await query('drop function refuse_full cascade')
  await untilDone()

  await query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [WORKER_NAME])
  await addJobs()
  await untilDone()
  expect(worker.isRunning()).toBe(true)
  await worker.kill()
})
