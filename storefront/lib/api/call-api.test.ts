import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '@/contract/define-route'
import { ApiError } from './api-error'
import { callApi } from './call-api'

const getThing = defineRoute({
  method: 'get',
  path: '/v1/things/:id',
  summary: 'A thing',
  description: 'A call of this test.',
  group: 'Things',
  auth: 'public',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.string().optional(), page: z.string().optional() }),
  response: z.object({ name: z.string() }),
})

const addThing = defineRoute({
  method: 'post',
  path: '/v1/things',
  summary: 'Add a thing',
  description: 'A call of this test.',
  group: 'Things',
  auth: 'user',
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
})

const answer = (response: Response | Error) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

describe('callApi', () => {
  it('fills the path, writes the query that is set and gives the answer', async () => {
    const fetch = answer(Response.json({ name: 'Vercors' }))
    const thing = await callApi(getThing, { params: { id: 'à/b' }, query: { q: 'lac & neige', page: undefined } })
    expect(thing).toEqual({ name: 'Vercors' })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/things/%C3%A0%2Fb?q=lac+%26+neige')
  })

  it('sends the body as JSON and the token as bearer', async () => {
    const fetch = answer(Response.json({ name: 'Vercors' }, { status: 201 }))
    await callApi(addThing, { body: { name: 'Vercors' }, token: 'jeton' })
    const init = fetch.mock.calls[0]?.[1]
    expect(init?.method).toBe('POST')
    expect(init?.body).toBe('{"name":"Vercors"}')
    expect(init?.headers).toMatchObject({ authorization: 'Bearer jeton', 'content-type': 'application/json' })
  })

  it('throws the refusal with its status, sentence and fields', async () => {
    const errors = [{ field: 'name', message: 'Le nom manque' }]
    answer(Response.json({ error: 'Ce n’est pas lisible', errors }, { status: 422 }))
    const refusal = await callApi(addThing, { body: { name: '' } }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ status: 422, error: 'Ce n’est pas lisible', errors })
  })

  it.each([502, 200])('says « Une erreur est survenue » of an answer of %i that is not ours', async (status) => {
    answer(new Response('<html>', { status }))
    await expect(callApi(addThing, { body: { name: '' } })).rejects.toMatchObject({
      status,
      error: 'Une erreur est survenue',
    })
  })

  it('says that the network does not answer', async () => {
    answer(new TypeError('Failed to fetch'))
    await expect(callApi(addThing, { body: { name: '' } })).rejects.toMatchObject({
      status: 0,
      error: 'Le réseau ne répond pas. Vérifie ta connexion et réessaie.',
    })
  })
})
