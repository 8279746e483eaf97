import type { PayloadRequest } from 'payload'
import { sql, transactionOf, type Transaction } from '../db/transaction-of'
import { priorityOf } from './priority'
import type { TaskPayloads } from './task'

/** The transaction that a job belongs to: it exists if and only if that one commits. */
export type Within = { req: PayloadRequest } | { transaction: Transaction }

export type JobTerms = {
  /** A job that waits under the same key is replaced, so that repeats fold into one. */
  key?: string
  /** At once without. */
  runAt?: Date
  /** The jobs of a queue are done one after the other. */
  queue?: string
}

/** Adds a job inside the caller's transaction. */
export const addJob = async <Task extends keyof TaskPayloads>({
  task,
  payload,
  key,
  runAt,
  queue,
  ...within
}: Within & JobTerms & { task: Task; payload: TaskPayloads[Task] }): Promise<void> => {
  const transaction = 'req' in within ? await transactionOf(within.req) : within.transaction
  if (transaction.onJob) {
    transaction.onJob({ task, payload })
    return
  }
  await transaction.execute(
    sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null},
      run_at => ${runAt?.toISOString() ?? null}::timestamptz, priority => ${priorityOf(task)}::int, queue_name => ${queue ?? null})`,
  )
}
