import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { step } from './progress'

const written: string[] = []
const isTerminal = process.stdout.isTTY

beforeEach(() => {
  written.length = 0
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation((line) => written.push(String(line)))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.stdout.isTTY = isTerminal
})

function lasting(milliseconds: number) {
  return () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
}

describe('step', () => {
  it('says its name, a sign of life every five seconds and how long it took', async () => {
    process.stdout.isTTY = false
    const running = step({ title: 'Building', task: lasting(6_000) })
    await vi.advanceTimersByTimeAsync(6_000)
    await running
    expect(written).toEqual(['  Building…', '  Building… 5.0 s', '✓ Building (6.0 s)'])
  })

  it('shows on the one line of a terminal all that runs at once', async () => {
    process.stdout.isTTY = true
    process.stdout.columns = 80
    const running = Promise.all([
      step({ title: 'Database', task: async (say) => (say('people'), lasting(900)()) }),
      step({ title: 'Building', task: lasting(500) }),
    ])
    await vi.advanceTimersByTimeAsync(900)
    await running
    expect(written).toContain('\r\u001B[K  Database… people, 0.4 s · Building… 0.4 s')
    expect(written.filter((line) => !line.startsWith('\r'))).toEqual(['✓ Building (0.5 s)', '✓ Database (0.9 s)'])
    expect(written.at(-1)).toBe('✓ Database (0.9 s)')
  })

  it('marks what failed and leaves the line of a terminal to the others', async () => {
    process.stdout.isTTY = true
    process.stdout.columns = 80
    const failing = () => lasting(300)().then(() => Promise.reject(new Error('no room')))
    const running = Promise.allSettled([
      step({ title: 'Database', task: failing }),
      step({ title: 'Building', task: lasting(500) }),
    ])
    await vi.advanceTimersByTimeAsync(500)
    await running
    expect(written.filter((line) => !line.startsWith('\r'))).toEqual(['✗ Database (0.3 s)', '✓ Building (0.5 s)'])
    expect(written).toContain('\r\u001B[K  Building… 0.4 s')
  })
})
