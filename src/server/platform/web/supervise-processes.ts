import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { restartWait } from '@/server/platform/restart-wait'

/** Longer than a process takes to let its requests finish. */
const STOP_PATIENCE = 11_000
const WAITS = { first: 200, shortest: 100, longest: 10_000, steady: 30_000 }

type Options = { count: number; logger: Logger }

/**
 * Keeps `count` processes of this entry on one port, which hand out its connections in turn. One that dies alone is started
 * again, each time later while it dies early; one that dies before any has served ends all, as none would fare better. Told
 * to stop, it tells them, and ends once they have.
 */
export const superviseProcesses = ({ count, logger }: Options): void => {
  let hasServed = false
  let isStopping = false
  const waitAfter = restartWait(WAITS)

  const stop = (code: number) => {
    if (isStopping) return
    isStopping = true
    process.exitCode = code
    for (const worker of workers()) worker.process.kill('SIGTERM')
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL')
      process.exit(1)
    }, STOP_PATIENCE).unref()
    endOnceAlone()
  }
  const endOnceAlone = () => {
    if (workers().length === 0) process.exit()
  }
  const start = () => {
    const started = performance.now()
    const worker = cluster.fork()
    worker.once('listening', () => {
      hasServed = true
      logger.info({ pid: worker.process.pid }, 'a web process serves')
    })
    worker.once('exit', (code, signal) => {
      if (isStopping) {
        endOnceAlone()
        return
      }
      logger.error({ pid: worker.process.pid, code, signal }, 'a web process ended')
      if (!hasServed) {
        stop(1)
        return
      }
      setTimeout(
        () => {
          if (!isStopping) start()
        },
        waitAfter(performance.now() - started),
      )
    })
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
  for (let n = 0; n < count; n += 1) start()
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
