import type { UserError } from '@/server/platform/postgres/user-error'
import { restartWait } from '@/server/platform/restart-wait'
import type { Running } from './run-site'

const WAITS = { first: 1_000, shortest: 1_000, longest: 60_000, steady: 60_000 }

type Options = {
  start: () => Running
  /** Told of each end and how long it waits; nothing else stops for it. */
  onEnd: (end: { failure: UserError; waitMs: number }) => void
}

/** Starts a process again each time that it ends by itself, each time later while it ends early, until it is stopped. */
export function keepAlive({ start, onEnd }: Options): Pick<Running, 'stop'> {
  const stopping = new AbortController()
  let running = start()
  const isStopped = (): boolean => stopping.signal.aborted
  const keep = async (): Promise<void> => {
    const waitAfter = restartWait(WAITS)
    let started = performance.now()
    for (;;) {
      const failure = await running.failed
      if (isStopped()) return
      const waitMs = waitAfter(performance.now() - started)
      onEnd({ failure, waitMs })
      await pause(waitMs, stopping.signal)
      if (isStopped()) return
      started = performance.now()
      running = start()
    }
  }
  void keep()
  return {
    stop: async () => {
      stopping.abort()
      await running.stop()
    },
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
