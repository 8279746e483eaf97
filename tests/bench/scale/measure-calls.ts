import type { MeasuredCall } from './calls'
import type { Watched } from './watch-statements'

/** What a call took at one size: medians in milliseconds, its statements a round, and why it failed, if it did. */
export type Measure = {
  name: string
  count: number
  clock: number
  processor: number
  statements: Watched[]
  failure: string | null
  /** Of a job: how long it took the first time, with what was left for it to do. */
  first?: number
}

const WARM_UP = 2
/** A call that takes longer is not asked again and again. */
const PATIENCE_MS = 3_000

export type Meter = {
  take: () => Watched[]
  /** Milliseconds of processor that the database has had so far. */
  processor: () => Promise<number>
}

/** Measures calls one after the other: some to warm up, then `rounds` of them, fewer of what takes seconds. */
export const measureCalls = async (options: {
  calls: MeasuredCall[]
  rounds: number
  meter: Meter
  beforeEach: () => Promise<unknown>
}): Promise<Measure[]> => {
  const measures: Measure[] = []
  for (const call of options.calls) {
    await options.beforeEach()
    measures.push(await measureCall({ ...options, call }))
  }
  return measures
}

const measureCall = async ({
  call,
  rounds,
  meter,
}: {
  call: MeasuredCall
  rounds: number
  meter: Meter
}): Promise<Measure> => {
  const clock: number[] = []
  const processor: number[] = []
  let failure: string | null = null
  meter.take()
  for (let round = -WARM_UP; round < rounds; round += 1) {
    if (round === 0) meter.take()
    const [before, started] = [await meter.processor(), performance.now()]
    failure = await call.run(round).then(() => null, messageOf)
    const ms = performance.now() - started
    if (round < 0 && ms < PATIENCE_MS && failure === null) continue
    clock.push(ms)
    processor.push((await meter.processor()) - before)
    if (failure !== null || (ms > PATIENCE_MS && clock.length >= 2)) break
  }
  const statements = meter.take()
  const count = statements.reduce((sum, { times }) => sum + times.length, 0) / Math.max(1, clock.length)
  return { name: call.name, count, clock: middle(clock), processor: middle(processor), statements, failure }
}

export const middle = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
