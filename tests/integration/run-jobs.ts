import { Logger, runOnce } from 'graphile-worker'
import { pool, query } from '@/server/platform/db/pool'
import { TASK_LIST } from '@/server/compose/tasks'

const silent = new Logger(() => () => undefined)

/**
 * Does all the jobs that wait, as the worker would, and returns when none is left, nor its deletion on the way: the database may
 * be dropped right after. The worker waits for its deletions only where it gathers them.
 */
export const runJobs = (): Promise<void> =>
  runOnce({
    pgPool: pool(),
    taskList: TASK_LIST,
    logger: silent,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })

/** The same, once a task of the clock waits too. */
export const runTask = async (name: string): Promise<void> => {
  await query('select graphile_worker.add_job($1)', [name])
  await runJobs()
}
