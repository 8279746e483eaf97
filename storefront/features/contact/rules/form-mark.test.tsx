import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CONTACT_MIN_SECONDS } from '@/domain/contact/contact'
import { createFormMark } from './form-mark'

const LEAST = CONTACT_MIN_SECONDS * 1000
let asked: number

const answer = (...answers: Array<() => Response>) => {
  asked = 0
  vi.stubGlobal('fetch', () => {
    asked += 1
    return Promise.resolve((answers.shift() ?? (() => Response.json({ form: `mark-${String(asked)}` })))())
  })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is given once it is as old as a person’s, and asked for once', async () => {
  answer()
  const mark = createFormMark()
  mark.touch()
  mark.touch()
  await vi.advanceTimersByTimeAsync(1000)
  const given = vi.fn()
  void mark.read().then(given)
  await vi.advanceTimersByTimeAsync(LEAST - 1001)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given).toHaveBeenCalledWith('mark-1')
  expect(await mark.read()).toBe('mark-1')
  expect(asked).toBe(1)
})

it('is asked for anew after a refusal, which who reads it is told of, and for the next message', async () => {
  const refuse = () => Response.json({ error: 'Trop de tentatives.' }, { status: 429 })
  answer(refuse, refuse)
  const mark = createFormMark()
  mark.touch()
  await vi.advanceTimersByTimeAsync(0)
  await expect(mark.read()).rejects.toThrow('Trop de tentatives.')
  const third = mark.read()
  await vi.advanceTimersByTimeAsync(LEAST)
  expect(await third).toBe('mark-3')
  mark.forget()
  const fourth = mark.read()
  await vi.advanceTimersByTimeAsync(LEAST)
  expect(await fourth).toBe('mark-4')
})
