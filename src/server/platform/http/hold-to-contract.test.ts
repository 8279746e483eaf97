import type { PayloadRequest } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { definePanelRoute, defineRoute } from '@/contract/define-route'
import { HttpError } from './errors'
import { implementRoute } from './implement-route'

const route = defineRoute({
  method: 'get',
  path: '/v1/made-up',
  summary: '',
  description: 'A call of this test.',
  group: '',
  auth: 'public',
  response: z.object({ id: z.int() }),
})

const requestOf = (user: object | null, error = vi.fn<(facts: { err: Error }) => void>()) =>
  ({
    headers: new Headers(),
    searchParams: new URLSearchParams(),
    user,
    payload: { logger: { error } },
  }) as unknown as PayloadRequest

const answerOf = async (answer: unknown) => {
  const error = vi.fn<(facts: { err: Error }) => void>()
  const req = requestOf(null, error)
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

describe('a refusal, in every test', () => {
  const refuse = (body: object) =>
    implementRoute({ ...route, conflicts: ['full'] }, () =>
      Promise.reject(new HttpError({ status: 409, message: 'Complet', body })),
    ).handler(requestOf(null))

  it('has a reason that the call lists', async () => {
    expect((await refuse({ reason: 'full', available_count: 0 })).status).toBe(409)
    await expect(refuse({ reason: 'closed' })).rejects.toThrow('does not list its reason closed')
  })

  it('says nothing that the schema of refusals does not have', async () => {
    await expect(refuse({ reason: 'full', seats: 0 })).rejects.toThrow('refuses with what Error does not have: seats')
  })
})

describe('an answer to the panel', () => {
  const declared = { method: 'get', path: '/departures/made-up', auth: 'staff' } as const

  it('is held to its contract too, and left for Payload to fail at', async () => {
    const panelRoute = definePanelRoute({ ...declared, response: z.object({ id: z.int() }) })
    const answered = (answer: unknown) =>
      implementRoute(panelRoute, () => Promise.resolve(answer as { id: number })).handler(requestOf({ role: 'staff' }))
    expect(await (await answered({ id: 7 })).json()).toEqual({ id: 7 })
    await expect(answered({ id: 7, hash: 'a secret' })).rejects.toThrow('answers more than its contract says')
  })

  it('that is a file is sent as one', async () => {
    const response = z.object({ filename: z.string(), content: z.string() })
    const panelRoute = definePanelRoute({ ...declared, response, file: 'text/csv; charset=utf-8' })
    const file = { filename: 'participants.csv', content: 'Prénom;Nom' }
    const sent = await implementRoute(panelRoute, () => Promise.resolve(file)).handler(requestOf({ role: 'staff' }))
    expect(await sent.text()).toBe('Prénom;Nom')
    expect(Object.fromEntries(sent.headers)).toEqual({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="participants.csv"',
      'cache-control': 'no-store',
    })
  })
})
