import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './work-in-thread'

/** Makes this thread do each job it is sent, and send back the result or the error. The sender sends jobs of the work's own type. */
export const answerJobs = (work: (job: never) => unknown): void => {
  const answer = async (job: unknown): Promise<ThreadAnswer<unknown>> => {
    try {
      return { result: await work(job as never) }
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  parentPort?.on('message', (job: unknown) => void answer(job).then((done) => parentPort?.postMessage(done)))
}
