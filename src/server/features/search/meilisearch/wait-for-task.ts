import { type EnqueuedTaskPromise, MeilisearchApiError, type Task } from 'meilisearch'

/** What the engine refuses for good: asking again would be refused again. */
export class EngineRefusal extends Error {}

const PATIENCE_MS = 120_000
const CHECK_EVERY_MS = 20

/** Waits until a task has had its effect. Throws `EngineRefusal` for a task that failed by its own content. */
export const waitForTask = async (enqueued: EnqueuedTaskPromise): Promise<Task> => {
  try {
    return succeeded(await enqueued.waitTask({ timeout: PATIENCE_MS, interval: CHECK_EVERY_MS }))
  } catch (error) {
    throw asRefusal(error)
  }
}

const succeeded = (task: Task): Task => {
  if (task.status === 'succeeded') return task
  const reason = task.error?.message ?? task.status
  if (task.status === 'failed' && task.error?.type === 'invalid_request') throw new EngineRefusal(reason)
  throw new Error(`Task ${String(task.uid)} (${task.type}) ended ${task.status}: ${reason}`)
}

/** Too large or malformed is the document's fault; a wrong key, a full disk or a busy engine is not. */
const CONTENT_STATUSES = [400, 413, 415]

const asRefusal = (error: unknown): unknown =>
  error instanceof MeilisearchApiError && CONTENT_STATUSES.includes(error.response.status)
    ? new EngineRefusal(error.message)
    : error
