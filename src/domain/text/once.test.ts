import { expect, it, vi } from 'vitest'
import { once } from './once'

it('makes nothing before its first use, and one thing for all of them', () => {
  const make = vi.fn(() => ({}))
  const clock = once(make)
  expect(make).not.toHaveBeenCalled()
  expect(clock()).toBe(clock())
  expect(make).toHaveBeenCalledTimes(1)
})
