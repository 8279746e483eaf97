import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import { restartWait } from '@/server/platform/restart-wait'
import type { Lease } from './lease'

const WAITS = { first: 1_000, shortest: 500, longest: 30_000, steady: 60_000 }

/** How long a runner whose tasks have all ended may take to end itself. */
const END_MS = 5_000

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
  const waitAfter = restartWait(WAITS)
  while (!isStopped()) {
    const started = performance.now()
    try {
      await prepare()
      await runOnLease({ options, lease, log, signal })
    } catch (error) {
      log.error({ err: error }, 'the runner ended')
    }
    if (isStopped()) return
    const waitMs = waitAfter(performance.now() - started)
    log.info(`the runner starts again in ${String(waitMs / 1000)} s`)
    await wait(waitMs, undefined, { signal }).catch(() => undefined)
  }
}

type OnLease = Pick<Options, 'lease' | 'log' | 'signal'> & { options: RunnerOptions }

const runOnLease = async ({ options, lease, log, signal }: OnLease): Promise<void> => {
  const events: WorkerEvents = new EventEmitter()
  const pools: string[] = []
  const hasHung = rejectIfHung(events)
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
    await Promise.race([runner.promise, hasHung]).finally(() => {
      signal.removeEventListener('abort', stop)
      // Its clock would go on without it.
      stop()
    })
  } finally {
    await Promise.all(pools.map((id) => lease.letGo(id)))
  }
}

/**
 * Rejects where a runner does not end though its tasks have: graphile-worker 0.18 waits for ever once two jobs at a time could not be
 * noted as done.
 */
const rejectIfHung = (events: WorkerEvents): Promise<never> =>
  new Promise((_resolve, reject) => {
    const watch = (): void => {
      setTimeout(() => reject(new Error('The tasks of the runner ended, and it did not.')), END_MS).unref()
    }
    for (const event of ['pool:gracefulShutdown:complete', 'pool:forcefulShutdown:complete'] as const)
      events.once(event, watch)
  })

/** One that is stopping already says so by an error. */
const stopRunner = (runner: Runner): Promise<void> => runner.stop().catch(() => undefined)
