import { afterEach, describe, expect, it, vi } from 'vitest'
import { confirmForCustomer, getReservationDesk, moveForCustomer } from '@/contract/reservation-desk'
import { callPanel, PanelRefusal } from './call-panel'

afterEach(() => vi.unstubAllGlobals())

const answer = (response: Response | Error) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const refusalOf = (response: Response | Error): Promise<unknown> => {
  answer(response)
  return callPanel(confirmForCustomer, { params: { id: 7 } }).catch((reason: unknown) => reason)
}

describe('a call of the panel', () => {
  it('is made where its route says, with the cookie alone', async () => {
    const fetch = answer(Response.json({ id: 7 }))
    expect(await callPanel(moveForCustomer, { params: { id: 7 }, body: { departure_id: 12 } })).toEqual({ id: 7 })
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/reservations/7/move', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: '{"departure_id":12}',
    })
  })

  it('sends no body that its route has not', async () => {
    const fetch = answer(Response.json({ id: 7 }))
    await callPanel(getReservationDesk, { params: { id: '7' } })
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/reservations/7/desk', {
      method: 'GET',
      credentials: 'same-origin',
    })
  })

  const OUT = 'Le serveur ne répond pas. Réessaie dans un instant.'
  it.each([
    ['of ours', Response.json({ error: 'Accès refusé' }, { status: 403 }), 'Accès refusé', undefined],
    [
      'of a field',
      Response.json({ error: 'Invalide.', errors: [{ field: 'code', message: 'Faux.' }] }, { status: 422 }),
      'Faux.',
      'code',
    ],
    ['of Payload', Response.json({ errors: [{ message: 'Impossible.' }] }, { status: 500 }), 'Impossible.', undefined],
    ['that is no JSON', new Response('<html>', { status: 502 }), OUT, undefined],
    ['that never came', new TypeError('Failed to fetch'), OUT, undefined],
  ])('says why it was refused, by an answer %s', async (_name, response, message, field) => {
    const refusal = await refusalOf(response)
    expect(refusal).toBeInstanceOf(PanelRefusal)
    expect(refusal).toMatchObject({ message, field })
  })
})
