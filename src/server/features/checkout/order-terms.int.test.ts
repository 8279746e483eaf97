import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { env } from '@/env'
import { readContract } from '@/server/features/documents/read-contract'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = ReservationDetail & {
  id: number
  total: number
  terms_version: string
  information_form_version: string | null
  reason: string
}

let payload: Payload
let expedition: number
let departure: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  const days = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, ...days })).id
})

const fillCart = async () => {
  const { token } = await signInAs(payload, { role: 'customer' })
  const send = (method: 'GET' | 'POST', path: string, body?: unknown, headers = {}) =>
    call<Body>(`v1/${path}`, { method, body, token, headers })
  const { body: cart } = await send('POST', 'cart', { departure_id: departure, travelers_count: 1 })
  const agreed = { cart_id: cart.id, total: cart.total, accepts_terms: true, certifies_level: true }
  const order = (terms_version: string, form = {}) =>
    send(
      'POST',
      'reservations',
      { ...agreed, terms_version, ...form },
      { 'idempotency-key': `${String(cart.id)} ${terms_version} ${JSON.stringify(form)}` },
    )
  const cartNow = async () => (await send('GET', `carts/${String(cart.id)}`)).body
  const shown = async () => (await cartNow()).terms_version
  return { order, shown, cartNow }
}

it('an order accepts the conditions of the settings until a version is in force', async () => {
  await createLegalDocument(payload, { version: 'draft', status: 'draft' })
  await createLegalDocument(payload, { version: 'coming', day: inDays(30).slice(0, 10) })
  const { order, shown } = await fillCart()
  expect(await shown()).toBe('2026-11')
  const { status, body } = await order('2026-11')
  // Nobody published it: there is no address to read it at.
  expect([status, body.terms]).toEqual([201, { version: '2026-11', url: null }])
})

it('an order accepts the version in force, is refused with another, and keeps the one it accepted', async () => {
  await createLegalDocument(payload, { version: '2026-10', day: '2026-10-01' })
  const { order, shown } = await fillCart()
  expect(await shown()).toBe('2026-10')
  await createLegalDocument(payload, { version: 'newer', day: calendarDayInParis(new Date()) })
  const refused = await order('2026-10')
  expect([refused.status, refused.body.reason, refused.body.terms_version]).toEqual([409, 'terms', 'newer'])
  const { status, body } = await order('newer')
  const url = `${env().SITE_URL}/confidentialite-et-mentions-legales/conditionsgenerales/newer`
  expect([status, body.terms]).toEqual([201, { version: 'newer', url }])

  await createLegalDocument(payload, { version: 'newest', day: calendarDayInParis(new Date()) })
  const contract = await readContract(body.reservation_id)
  expect(contract.terms).toEqual({
    version: 'newer',
    lines: [
      { kind: 'heading', text: 'Réserver' },
      { kind: 'text', text: 'Un paragraphe.' },
    ],
  })
  // Nothing is ticked by phone, and no contract was kept once: the conditions in force on that day are those of the contract.
  await query('update reservations set terms_version = null, contract = null where id = $1', [body.reservation_id])
  expect((await readContract(body.reservation_id)).terms?.version).toBe('newest')
})

it('a contract stays what was agreed when the programme and the agency’s facts change', async () => {
  const { order, shown } = await fillCart()
  const { body } = await order(await shown())
  const agreed = await readContract(body.reservation_id)
  await payload.update({
    collection: 'expeditions',
    id: expedition,
    data: { group_min: 9, included: [{ text: 'Une chose de plus' }] },
  })
  await payload.updateGlobal({ slug: 'site-settings', data: { legal: { company: 'Une autre agence' } } })
  expect(await readContract(body.reservation_id)).toEqual(agreed)
  await query('update reservations set contract = null where id = $1', [body.reservation_id])
  const now = await readContract(body.reservation_id)
  expect([now.included, now.agency?.company]).toEqual([['Une chose de plus'], 'Une autre agence'])
})

it('an order keeps the standard information form that was shown, and is refused without it or with another', async () => {
  await createLegalDocument(payload, { kind: 'information_form_b', version: 'by-phone' })
  const { order, cartNow } = await fillCart()
  const { terms_version: terms, information_form_version: none } = await cartNow()
  expect(none).toBeNull()
  await createLegalDocument(payload, { kind: 'information_form_a', version: 'form-1' })
  expect((await cartNow()).information_form_version).toBe('form-1')
  for (const form of [{}, { information_form_version: 'by-phone' }]) {
    const { status, body } = await order(terms, form)
    expect([status, body.reason, body.information_form_version]).toEqual([409, 'information_form', 'form-1'])
  }
  const { status, body } = await order(terms, { information_form_version: 'form-1' })
  const url = `${env().SITE_URL}/confidentialite-et-mentions-legales/formulaire-en-ligne/form-1`
  expect([status, body.information_form]).toEqual([201, { version: 'form-1', url }])
})
