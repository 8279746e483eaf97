import type { PayloadRequest } from 'payload'
import { transactionOf } from '../db/transaction-of'
import { addJob } from './add-job'
import type { TaskPayloads } from './task'

/**
 * Adds a job inside the caller's transaction: it exists if and only if that transaction commits.
 * A job waiting under the same key is replaced, so that repeats fold into one.
 */
export const enqueue = async <Task extends keyof TaskPayloads>({
  req,
  ...job
}: {
  req: PayloadRequest
  task: Task
  payload: TaskPayloads[Task]
  key?: string
  runAt?: Date
  queue?: string
}): Promise<void> => {
  await addJob({ transaction: await transactionOf(req), ...job })
}
