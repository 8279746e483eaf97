import { sql, type Transaction } from '../db/transaction-of'
import { priorityOf } from './priority'
import type { TaskPayloads } from './task'

/** Adds a job inside a transaction, to run at once or at an instant; a job waiting under the same key is replaced. */
export const addJob = async <Task extends keyof TaskPayloads>({
  transaction,
  task,
  payload,
  key,
  runAt,
  queue,
}: {
  transaction: Transaction
  task: Task
  payload: TaskPayloads[Task]
  key?: string
  runAt?: Date
  /** The jobs of a queue are done one after the other. */
  queue?: string
}): Promise<void> => {
  if (transaction.onJob) {
    transaction.onJob({ task, payload })
    return
  }
  await transaction.execute(
    sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null},
      run_at => ${runAt?.toISOString() ?? null}::timestamptz, priority => ${priorityOf(task)}::int, queue_name => ${queue ?? null})`,
  )
}
