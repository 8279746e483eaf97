import { parentPort } from 'node:worker_threads'
import { buildPdf, type PdfJob } from './build-pdf'
import type { ThreadAnswer } from './work-in-thread'

// The thread that start-pdf-thread.ts begins: a job comes in, its paper goes out.
parentPort?.on('message', (job: PdfJob) => void draw(job).then((answer) => parentPort?.postMessage(answer)))

async function draw(job: PdfJob): Promise<ThreadAnswer<Uint8Array>> {
  try {
    return { result: new Uint8Array(await buildPdf(job)) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
