import { Logger, runOnce } from 'graphile-worker'
import { pool } from '@/server/platform/db/pool'
import { TASK_LIST } from '@/server/compose/tasks'

const silent = new Logger(() => () => undefined)

/** Does all the jobs that wait, as the worker would, and returns when none is left. */
export const runJobs = (): Promise<void> => runOnce({ pgPool: pool(), taskList: TASK_LIST, logger: silent })
