import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '../db/transaction-of'
import type { TaskPayloads } from './tasks'

/**
 * Adds a job inside the caller's transaction: it exists if and only if that transaction commits.
 * A job waiting under the same key is replaced, so that repeats fold into one.
 */
export const enqueue = async <Task extends keyof TaskPayloads>({
  req,
  task,
  payload,
  key,
}: {
  req: PayloadRequest
  task: Task
  payload: TaskPayloads[Task]
  key?: string
}): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null})`,
  )
}
