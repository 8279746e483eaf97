import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { batchLines } from './batch-lines'

const line = (level: number, n: number): string => `{"level":${String(level)},"n":${String(n)}}\n`

let written: string[]
let batch: ReturnType<typeof batchLines>

beforeEach(() => {
  vi.useFakeTimers()
  written = []
  batch = batchLines({ write: (lines) => void written.push(lines) })
})

afterEach(() => {
  vi.useRealTimers()
})

it('lets lines go together after an instant, in their order', () => {
  batch.write(line(30, 1))
  batch.write(line(30, 2))
  expect(written).toEqual([])
  vi.advanceTimersByTime(50)
  expect(written).toEqual([line(30, 1) + line(30, 2)])
  vi.advanceTimersByTime(500)
  expect(written).toHaveLength(1)
})

it.each([40, 50, 60])('lets a line of level %i go at once, after those that waited', (level) => {
  batch.write(line(30, 1))
  batch.write(line(level, 2))
  expect(written).toEqual([line(30, 1) + line(level, 2)])
})

it('waits for no more than so many', () => {
  const long = `{"level":30,"text":"${'a'.repeat(40_000)}"}\n`
  batch.write(long)
  expect(written).toEqual([long])
})

it('lets go what waits as the process ends', () => {
  batch.write(line(30, 1))
  const [last] = process.listeners('exit').slice(-1)
  last?.(0)
  expect(written).toEqual([line(30, 1)])
})
