import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReservationReview } from '@/contract/reviews'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { TripReview } from './trip-review'

const trip: ReservationReview = {
  reservation_id: 7,
  expedition: { name: 'Traversée du Vercors', slug: 'vercors', photo: null },
  departure_start: '2026-07-14',
  departure_end: '2026-07-18',
  refusal: null,
  review: null,
}

const given = {
  rate: 4,
  text: 'Une belle traversée, et du vent.',
  guide_rate: null,
  level_rate: null,
  organisation_rate: null,
  felt_level: null,
  status: 'pending' as const,
  reason: null,
  created_at: '2026-07-20T09:00:00.000Z',
}

const answerWith = (...answers: Array<[status: number, body: unknown]>) => {
  const fetch = vi.fn((_address: string, _init?: RequestInit) => {
    const [status, body] = answers.shift() ?? [500, {}]
    return Promise.resolve(Response.json(body, { status }))
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const rate = (group: string | RegExp, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name })

beforeEach(() => {
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
})
afterEach(() => vi.unstubAllGlobals())

describe('TripReview', () => {
  it('asks for a rate and a text before it sends, then says what becomes of the review', async () => {
    const fetch = answerWith([200, trip], [201, { ...trip, review: given }])
    render(<TripReview reservationId={7} />)
    const send = await screen.findByRole('button', { name: 'Envoyer mon avis' })
    await userEvent.click(send)
    expect(screen.getByText('Choisis une note, de une à cinq étoiles.')).toBeVisible()
    expect(screen.getByText(/Écris au moins 20\scaractères\./)).toBeVisible()
    expect(fetch).toHaveBeenCalledTimes(1)

    await userEvent.click(rate('Ta note', /^4 sur 5/))
    await userEvent.click(rate(/^Le guide/, /^5 sur 5/))
    await userEvent.click(rate(/^Le niveau annoncé/, /^2 sur 5/))
    await userEvent.click(screen.getByRole('button', { name: /Retirer la note\s: Le niveau annoncé/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Trop facile' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Trop dur' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Ton récit' }), given.text)
    await userEvent.click(send)
    expect(await screen.findByText('En relecture')).toBeVisible()
    expect(JSON.parse(fetch.mock.calls[1]?.[1]?.body as string)).toEqual({
      rate: 4,
      text: given.text,
      guide_rate: 5,
      level_rate: null,
      organisation_rate: null,
      felt_level: 'too_hard',
    })
  })

  it('keeps what was typed when the server refuses', async () => {
    answerWith([200, trip], [409, { error: 'Tu as déjà donné ton avis sur ce voyage.' }])
    render(<TripReview reservationId={7} />)
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ton récit' })
    await userEvent.click(rate('Ta note', /^5 sur 5/))
    await userEvent.type(text, given.text)
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer mon avis' }))
    expect(await screen.findByText('Tu as déjà donné ton avis sur ce voyage.')).toBeVisible()
    expect(text.value).toBe(given.text)
  })

  it.each([
    ['a trip to come', [200, { ...trip, refusal: 'not_over' }], /Ton voyage n’est pas terminé/],
    ['a canceled trip', [200, { ...trip, refusal: 'canceled' }], /Cette réservation est annulée/],
    [
      'a rejected review and why',
      [200, { ...trip, review: { ...given, status: 'rejected', reason: 'Il nomme quelqu’un.' } }],
      /Il nomme quelqu’un\./,
    ],
    ['somebody else’s trip', [404, { error: 'Cette réservation n’existe pas.' }], /n’est pas la tienne/],
  ] as Array<[string, [number, unknown], RegExp]>)('shows %s', async (_name, answer, sentence) => {
    answerWith(answer)
    render(<TripReview reservationId={7} />)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Envoyer mon avis' })).toBeNull()
  })
})
