type Run = <Result>(key: string, work: () => Promise<Result>) => Promise<Result | undefined>
type Lane = { running: number; waiting: Array<() => void> }

/** Runs the works of each key in the order they come, so many at once; undefined for one that finds too many waiting. */
export const fewAtATime = ({ mostRunning, mostWaiting }: { mostRunning: number; mostWaiting: number }): Run => {
  const lanes = new Map<string, Lane>()
  return async (key, work) => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] }
    if (lane.running === mostRunning) {
      if (lane.waiting.length >= mostWaiting) return undefined
      // Who ends hands its turn over: nobody who comes meanwhile takes it.
      await new Promise<void>((resolve) => lane.waiting.push(resolve))
    } else {
      lanes.set(key, lane)
      lane.running += 1
    }
    try {
      return await work()
    } finally {
      const next = lane.waiting.shift()
      if (next) next()
      else {
        lane.running -= 1
        if (lane.running === 0) lanes.delete(key)
      }
    }
  }
}
