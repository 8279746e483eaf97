import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { inDays } from '../../factories/departure'
import { as } from '../fixtures/as'

/** Led by the demo guide, and touched by no other story. */
export const EXPEDITION = 'gr20-de-calenzana-a-vizzavona'
/** Days from its first day to its last. */
export const TO_LAST_DAY = 8

type Json = Record<string, unknown> & { id: number }

const send = async (
  request: APIRequestContext,
  {
    method = 'POST',
    path,
    data,
    token = '',
    headers = {},
  }: {
    method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
    path: string
    data?: unknown
    token?: string
    headers?: Record<string, string>
  },
): Promise<Json> => {
  const response = await request.fetch(`/api/${path}`, {
    method,
    data,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
  return (await response.json()) as Json
}

/**
 * A departure in a month, unless it is said when, to be canceled when the story is over: other stories count the departures of the catalogue. It is
 * sure to leave, unless it waits for a minimum.
 */
export const makeDeparture = async (
  request: APIRequestContext,
  {
    guide,
    minimum,
    inDaysFromNow = 30,
    trip = EXPEDITION,
  }: { guide?: string; minimum?: number; inDaysFromNow?: number; trip?: string } = {},
) => {
  const { token } = await as(request, 'staff')
  const expedition = await send(request, { method: 'GET', path: `v1/expeditions/${trip}` })
  const { doc } = (await send(request, {
    path: 'departures',
    token,
    data: {
      expedition: expedition.id,
      departure_start: inDays(inDaysFromNow),
      departure_end: inDays(inDaysFromNow + Number(expedition['duration_days']) - 1),
      capacity: 6,
      guide_reason: 'Pour une histoire.',
      ...(minimum ? { status: 'open', min_participants: minimum } : { status: 'confirmed' }),
      ...(guide && { guide: await guideNumber({ request, token, slug: guide }) }),
    },
  })) as unknown as { doc: { id: number } }
  return { id: doc.id, cancel: () => cancelDeparture(request, doc.id) }
}

/** Cancels a departure at once, by the agency's own calls. */
export const cancelDeparture = async (request: APIRequestContext, id: number): Promise<void> => {
  // Another sign-in of this browser ended the session before.
  const { token } = await as(request, 'staff')
  const path = `departures/${String(id)}/cancel`
  const data = { reason: 'Essai' }
  const { code } = (await send(request, { path: `${path}/preview`, token, data })) as { code?: string }
  await send(request, { path, token, data: { ...data, code } })
  await send(request, { path: `${path}/now`, token })
}

/** A guide without a page, whom no other story gives anything to lead; `forget` once its departures are canceled. */
export const makeGuide = async (request: APIRequestContext) => {
  const { token } = await as(request, 'staff')
  const mark = randomUUID().slice(0, 8)
  const name = `Essai ${mark}`
  const data = { full_name: name, slug: `essai-${mark}`, is_published: false }
  const { doc } = (await send(request, { path: 'guides', token, data })) as unknown as { doc: { id: number } }
  const forget = async (): Promise<void> => {
    const now = await as(request, 'staff')
    await send(request, { method: 'DELETE', path: `guides/${String(doc.id)}`, token: now.token })
  }
  return { id: doc.id, name, slug: data.slug, forget }
}

/** Writes down what the agency received for a reservation, by transfer. */
export const receivePayment = async (
  request: APIRequestContext,
  { reservation, cents }: { reservation: number; cents: number },
): Promise<void> => {
  const { token } = await as(request, 'staff')
  await send(request, {
    path: `reservations/${String(reservation)}/payments`,
    token,
    data: { kind: 'deposit', amount_cents: cents, received_on: inDays(0).slice(0, 10), key: randomUUID() },
  })
}

/** Invites the traveler of a place to fill in their own profile, by mail. */
export const inviteTraveler = async (
  request: APIRequestContext,
  { reservation, token, position, email }: { reservation: number; token: string; position: number; email: string },
): Promise<void> => {
  const path = `v1/reservations/${String(reservation)}/participants`
  const participants = [{ position, first_name: 'Hugo', last_name: 'Rey', email }]
  await send(request, { method: 'PATCH', path, token, data: { participants } })
  await send(request, {
    path: `${path}/${String(position)}/link`,
    token,
    data: { travelers_count: position, send: true },
  })
}

type Booked = { id: number; token: string; total: number }

/** As `bookTrip`, for two. */
export const bookForTwo = (page: Page, departure: number): Promise<Booked> =>
  bookTrip({ page, departure, travelers: 2 })

/**
 * Opens an account in this browser and books a departure for so many; answers the reservation's number and its price, in euros.
 */
export const bookTrip = async ({
  page,
  departure,
  travelers,
}: {
  page: Page
  departure: number
  travelers: number
}): Promise<Booked> => {
  const { token } = await as(page.context(), { isProven: true })
  const cart = await send(page.request, {
    path: 'v1/cart',
    token,
    data: { departure_id: departure, travelers_count: travelers },
  })
  const detail = await send(page.request, { method: 'GET', path: `v1/carts/${String(cart.id)}`, token })
  const reservation = await send(page.request, {
    path: 'v1/reservations',
    token,
    headers: { 'idempotency-key': randomUUID() },
    data: {
      cart_id: cart.id,
      terms_version: detail.terms_version,
      cancellation_version: detail.cancellation_version,
      payment_terms_version: (detail.payment_terms as { version: string }).version,
      information_form_version: detail.information_form_version,
      accepts_terms: true,
      certifies_level: true,
      total: cart.total,
    },
  })
  return { id: Number(reservation.reservation_id), token, total: Number(cart.total) }
}

const guideNumber = async ({ request, token, slug }: { request: APIRequestContext; token: string; slug: string }) => {
  const path = `guides?limit=1&depth=0&where[slug][equals]=${slug}`
  const { docs } = (await send(request, { method: 'GET', path, token })) as unknown as { docs: Array<{ id: number }> }
  return docs[0]?.id
}
