import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Lease } from './lease'

const SHORTEST_WAIT = 500
const LONGEST_WAIT = 30_000
/** A runner that worked for so long did not end because of how it starts. */
const STEADY_MS = 60_000

type Options = {
  runner: RunnerOptions
  /** Comes before each start. */
  prepare: () => Promise<unknown>
  lease: Lease
  log: Pick<Logger, 'error' | 'info'>
  /** Stops it, once its tasks have ended. */
  signal: AbortSignal
}

/**
 * Keeps a runner of graphile-worker going until it is told to stop: one that ends by itself, as it does when PostgreSQL restarts or
 * has no room, is started again, each time later while it ends early.
 */
export const keepRunning = async ({ runner: options, prepare, lease, log, signal }: Options): Promise<void> => {
  const isStopped = (): boolean => signal.aborted
  let waitMs = SHORTEST_WAIT
  while (!isStopped()) {
    const started = performance.now()
    try {
      await prepare()
      await runOnLease({ options, lease, log, signal })
    } catch (error) {
      log.error({ err: error }, 'the runner ended')
    }
    if (isStopped()) return
    waitMs = performance.now() - started > STEADY_MS ? SHORTEST_WAIT : Math.min(waitMs * 2, LONGEST_WAIT)
    log.info(`the runner starts again in ${String(waitMs / 1000)} s`)
    await wait(waitMs, undefined, { signal }).catch(() => undefined)
  }
}

type OnLease = Pick<Options, 'lease' | 'log' | 'signal'> & { options: RunnerOptions }

const runOnLease = async ({ options, lease, log, signal }: OnLease): Promise<void> => {
  const events: WorkerEvents = new EventEmitter()
  const pools: string[] = []
  events.on('pool:create', ({ workerPool }) => {
    pools.push(workerPool.id)
    void lease.hold(workerPool.id)
  })
  try {
    const runner = await run({ ...options, events })
    log.info('ready')
    const stop = (): void => void stopRunner(runner)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    await runner.promise.finally(() => signal.removeEventListener('abort', stop))
  } finally {
    await Promise.all(pools.map((id) => lease.letGo(id)))
  }
}

/** One that is stopping already says so by an error. */
const stopRunner = (runner: Runner): Promise<void> => runner.stop().catch(() => undefined)
