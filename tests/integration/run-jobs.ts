import { Logger, runOnce } from 'graphile-worker'
import { pool, query } from '@/server/platform/db/pool'
import { TASK_LIST } from '@/server/compose/tasks'

const silent = new Logger(() => () => undefined)

/**
 * Does all the jobs that wait, as the worker would, and returns when none is left, nor its deletion on the way: the database may
 * be dropped right after. The worker waits for its deletions only where it gathers them. While a deletion is on its way, the
 * next job of the same queue is not ready yet: the worker runs again until none is.
 */
export const runJobs = async (): Promise<void> => {
  do {
    await runOnce({
      pgPool: pool(),
      taskList: TASK_LIST,
      logger: silent,
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  } while ((await query(READY, [Object.keys(TASK_LIST)])).length > 0)
}

const READY = /* sql */ `
  select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where t.identifier = any($1::text[]) and j.is_available and j.run_at <= now() and q.locked_at is null limit 1`

/** The same, once a task of the clock waits too. */
export const runTask = async (name: string): Promise<void> => {
  await query('select graphile_worker.add_job($1)', [name])
  await runJobs()
}
