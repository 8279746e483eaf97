import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, readToasts, showToast, type Toast } from './toast-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  readToasts().forEach(({ id }) => dismissToast(id))
  vi.useRealTimers()
})

it('shows at most 20 at once, the latest ones', () => {
  for (let count = 1; count <= 25; count += 1) showToast({ tone: 'info', message: String(count) })
  expect(readToasts().map(({ message }) => Number(message))).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 6),
  )
})

it.each<[Toast['tone'], number]>([
  ['info', 4],
  ['error', 4],
  ['success', 2],
])('shows one of tone %s for %i seconds', (tone, seconds) => {
  showToast({ tone, message: 'C’est noté.' })
  vi.advanceTimersByTime(seconds * 1000 - 1)
  expect(readToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(readToasts()).toEqual([])
})
