import type { UserError } from '@/server/platform/postgres/user-error'
import type { Running } from './run-site'

const SHORTEST_WAIT = 1_000
const LONGEST_WAIT = 60_000
/** Who ran for so long did not end because of how it starts. */
const STEADY_MS = 60_000

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
    let waitMs = SHORTEST_WAIT / 2
    let started = performance.now()
    for (;;) {
      const failure = await running.failed
      if (isStopped()) return
      waitMs = performance.now() - started > STEADY_MS ? SHORTEST_WAIT : Math.min(waitMs * 2, LONGEST_WAIT)
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
