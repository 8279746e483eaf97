import { Logger, runOnce } from 'graphile-worker'
import { pool } from '@/server/platform/db/pool'
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
