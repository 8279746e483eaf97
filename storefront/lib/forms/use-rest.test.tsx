import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useRest } from './use-rest'

const told = vi.fn()
const move = (...values: number[]) => {
  const { result, unmount } = renderHook(() => useRest<number>(told))
  for (const value of values) result.current(value)
  return unmount
}

beforeEach(() => {
  told.mockReset()
  history.replaceState(null, '', '/expeditions')
})

it('tells once, where somebody came to rest', async () => {
  const unmount = move(3, 5, 8)
  expect(told).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  unmount()
  expect(told.mock.calls).toEqual([[8]])
})

it('tells at once as what was moved goes away, and no more', () => {
  vi.useFakeTimers()
  move(3, 5)()
  expect(told.mock.calls).toEqual([[5]])
  vi.runAllTimers()
  vi.useRealTimers()
  expect(told.mock.calls).toEqual([[5]])
})

it('tells nothing to a page that somebody went to meanwhile', () => {
  const unmount = move(3)
  history.replaceState(null, '', '/expeditions/tour')
  unmount()
  expect(told).not.toHaveBeenCalled()
})
