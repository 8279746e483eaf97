import { Worker } from 'node:worker_threads'

/**
 * `busy`: too many jobs wait, or its turn did not come in time. `spent`: the job used up its time or its memory.
 * A job that fails, or a thread that dies, rejects instead.
 */
export type ThreadOutcome<Result> = { ok: true; result: Result } | { ok: false; reason: 'busy' | 'spent' }

/** What a thread answers to each of its messages. */
export type ThreadAnswer<Result> = { result: Result } | { error: string }

type Settings = {
  file: URL
  /** Options of Node for the thread; by default those of this process. */
  execArgv?: string[]
  maxWaiting: number
  /** How long a job waits for its turn, and then how long it may take. */
  patienceMs: number
  memoryMb: number
}

type Waiting<Result> = {
  job: unknown
  settle: (outcome: ThreadOutcome<Result>) => void
  fail: (error: Error) => void
  timer: NodeJS.Timeout
}

/**
 * Does jobs away from the event loop, one at a time, in a thread that begins with the first of them. A thread that
 * dies or hangs takes its job along and no other: the next one begins another. It never keeps the process alive.
 */
export const workInThread = <Result>({ file, execArgv, maxWaiting, patienceMs, memoryMb }: Settings) => {
  const waiting: Waiting<Result>[] = []
  let current: Waiting<Result> | undefined
  let thread: Worker | undefined

  const begin = (): Worker => {
    const worker = new Worker(file, { execArgv, resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    worker.unref()
    worker.on('message', (answer: ThreadAnswer<Result>) => {
      if (worker !== thread) return
      end((done) =>
        'error' in answer ? done.fail(new Error(answer.error)) : done.settle({ ok: true, result: answer.result }),
      )
    })
    const lose = (error: Error) => {
      if (worker !== thread) return
      thread = undefined
      end((lost) => (isOutOfMemory(error) ? lost.settle({ ok: false, reason: 'spent' }) : lost.fail(error)))
    }
    worker.on('error', lose)
    worker.on('exit', (code) => lose(new Error(`The thread ended with ${code}.`)))
    return worker
  }

  const end = (tell: (done: Waiting<Result>) => void) => {
    const done = current
    current = undefined
    if (done) {
      clearTimeout(done.timer)
      tell(done)
    }
    next()
  }

  const next = () => {
    if (current) return
    current = waiting.shift()
    if (!current) return
    clearTimeout(current.timer)
    current.timer = after(patienceMs, () => {
      const hung = thread
      thread = undefined
      void hung?.terminate()
      end((late) => late.settle({ ok: false, reason: 'spent' }))
    })
    thread ??= begin()
    thread.postMessage(current.job)
  }

  return (job: unknown): Promise<ThreadOutcome<Result>> =>
    new Promise((settle, fail) => {
      if (waiting.length >= maxWaiting) {
        settle({ ok: false, reason: 'busy' })
        return
      }
      const timer = after(patienceMs, () => {
        waiting.splice(waiting.indexOf(asked), 1)
        settle({ ok: false, reason: 'busy' })
      })
      const asked = { job, settle, fail, timer }
      waiting.push(asked)
      next()
    })
}

const isOutOfMemory = (error: Error & { code?: string }): boolean => error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const after = (ms: number, run: () => void): NodeJS.Timeout => setTimeout(run, ms).unref()

/** The entry of a thread: beside the source that starts it, or beside the built server (`thread-entries.ts`). */
export const threadFile = ({ name, from }: { name: string; from: string }): URL =>
  new URL(`./${name}.${from.endsWith('.ts') ? 'ts' : 'mjs'}`, from)
