import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UserError } from '@/server/platform/postgres/user-error'
import { keepAlive } from './keep-alive'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** A process that ends when the test says so. */
const ending = () => {
  let end = (): void => undefined
  const failed = new Promise<UserError>((resolve) => {
    end = () => resolve(new UserError('gone'))
  })
  return { failed, end: () => end(), stop: () => Promise.resolve() }
}

it('starts a process again when it ends, later each time while it ends early, and no more once it is stopped', async () => {
  const started: Array<ReturnType<typeof ending>> = []
  const waits: number[] = []
  const kept = keepAlive({
    start: () => {
      const running = ending()
      started.push(running)
      return running
    },
    onEnd: ({ waitMs }) => waits.push(waitMs),
  })
  const endLast = async () => {
    const before = started.length
    started.at(-1)?.end()
    await vi.waitFor(() => expect(waits).toHaveLength(before))
    await vi.advanceTimersByTimeAsync(waits.at(-1) ?? 0)
    await vi.waitFor(() => expect(started).toHaveLength(before + 1))
  }
  await endLast()
  await endLast()
  await endLast()
  expect(waits).toEqual([1_000, 2_000, 4_000])
  await vi.advanceTimersByTimeAsync(61_000)
  await endLast()
  expect(waits.at(-1)).toBe(1_000)

  started.at(-1)?.end()
  await vi.waitFor(() => expect(waits).toHaveLength(5))
  await kept.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(started).toHaveLength(5)
})
