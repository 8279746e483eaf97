import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/storefront/lib/api/api-error'
import { useSending } from './use-sending'

it('sends once, however often it is pressed meanwhile', async () => {
  let end = (): void => undefined
  const send = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const { result } = renderHook(useSending)
  act(() => void result.current.run(send))
  act(() => void result.current.run(send))
  expect([send.mock.calls.length, result.current.isSending]).toEqual([1, true])
  await act(async () => {
    end()
    await Promise.resolve()
  })
  expect(result.current.isSending).toBe(false)
})

it('keeps a refusal until the next sending, and hands it over', async () => {
  const refused = new ApiError({ status: 409, error: 'Trop tard.' })
  const onRefusal = vi.fn()
  const { result } = renderHook(useSending)
  await act(() => result.current.run(() => Promise.reject(refused), onRefusal))
  expect([onRefusal.mock.calls, result.current.refusal, result.current.isSending]).toEqual([
    [[refused]],
    refused,
    false,
  ])
  await act(() => result.current.run(() => Promise.resolve()))
  expect(result.current.refusal).toBeNull()
})
