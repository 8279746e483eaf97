import type { PayloadRequest } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '@/contract/define-route'
import { implementRoute } from './implement-route'

const route = defineRoute({
  method: 'get',
  path: '/v1/made-up',
  summary: '',
  group: '',
  auth: 'public',
  response: z.object({ id: z.int() }),
})

const answerOf = async (answer: unknown) => {
  const error = vi.fn<(facts: { err: Error }) => void>()
  const req = {
    headers: new Headers(),
    searchParams: new URLSearchParams(),
    user: null,
    payload: { logger: { error } },
  } as unknown as PayloadRequest
  // What SQL answers is typed by a cast: nothing but this holds it.
  const { status } = await implementRoute(route, () => Promise.resolve(answer as { id: number })).handler(req)
  return { status, said: error.mock.calls[0]?.[0].err.message }
}

describe('an answer, in every test', () => {
  it('is as its contract says', async () => {
    expect(await answerOf({ id: 7 })).toEqual({ status: 200, said: undefined })
  })

  it.each([{ id: '7' }, {}, null])('that is %j instead fails the call', async (answer) => {
    expect(await answerOf(answer)).toEqual({
      status: 500,
      said: expect.stringContaining('GET /v1/made-up answers against its contract') as string,
    })
  })

  it('that says more fails the call too', async () => {
    expect(await answerOf({ id: 7, hash: 'a secret' })).toEqual({
      status: 500,
      said: expect.stringContaining('answers more than its contract says') as string,
    })
  })
})
