import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { Departure } from '@/contract/expeditions'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { PaymentTerms } from '@/domain/reservations/payment-terms'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createPaymentTerms } from '../../../../tests/factories/payment-terms'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = CartDetail & ReservationDetail & { total: number; reason: string; payment_terms_version: string }

const FIRST: PaymentTerms = { version: '1', deposit_percent: 30, grace_days: 4 }

let payload: Payload
let staff: string
let expedition: number
let departure: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff' })).token
})

beforeEach(async () => {
  await query('delete from rate_limits')
  // A published version is never removed by a statement on its row.
  await query('truncate payment_terms cascade')
  await createPaymentTerms(payload, { ...FIRST, effective_on: '2018-01-01T12:00:00.000Z' })
  expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(60), departure_end: inDays(62) }
  departure = (await createDeparture(payload, { expedition, ...dates, price_cents: 50_000 })).id
})

const publish = (change: Partial<PaymentTerms> = {}) =>
  createPaymentTerms(payload, {
    version: '2',
    deposit_percent: 40,
    grace_days: 6,
    effective_on: '2020-01-01T12:00:00.000Z',
    ...change,
  })

const customer = async () => {
  const { token, id } = await signInAs(payload, { role: 'customer' })
  const send = (method: 'GET' | 'POST', path: string, body?: unknown, headers = {}) =>
    call<Body>(`v1/${path}`, { method, body, token, headers })
  const read = async () => {
    const { body } = await send('POST', 'cart', { departure_id: departure, travelers_count: 2 })
    return (await send('GET', `carts/${String(body.id)}`)).body
  }
  const order = (cart: Body, version?: string) => {
    const body = {
      cart_id: cart.id,
      total: cart.price.total,
      terms_version: cart.terms_version,
      accepts_terms: true,
      certifies_level: true,
      ...(version !== undefined && { payment_terms_version: version }),
    }
    return send('POST', 'reservations', body, { 'idempotency-key': `${String(cart.id)} ${version ?? ''}` })
  }
  return { id, send, read, order }
}

const keptBy = async (id: number): Promise<PaymentTerms | undefined> =>
  (await queryOne<{ kept: PaymentTerms }>(`select contract -> 'payment' as kept from reservations where id = $1`, [id]))
    ?.kept

const termsInForce = async (): Promise<PaymentTerms | undefined> =>
  (await queryOne<{ terms: PaymentTerms }>('select payment_terms_in_force() as terms'))?.terms

describe('the terms of payment in force', () => {
  it('are the first ones from the beginning, then the last whose day has come', async () => {
    expect(await termsInForce()).toEqual(FIRST)
    await createPaymentTerms(payload, { version: 'later', effective_on: inDays(1), deposit_percent: 50 })
    await createPaymentTerms(payload, { version: 'draft', status: 'draft', effective_on: inDays(-1) })
    expect(await termsInForce()).toEqual(FIRST)
    await publish()
    expect(await termsInForce()).toEqual({ version: '2', deposit_percent: 40, grace_days: 6 })
  })

  it('are told of each departure', async () => {
    await publish()
    await runJobs()
    const { body } = await call<Departure[]>(`v1/expeditions/${String(expedition)}/departures`)
    expect(body.map(({ deposit_percent }) => deposit_percent)).toEqual([40])
  })
})

describe('an order', () => {
  it('keeps the terms that were shown, whatever is in force later', async () => {
    const camille = await customer()
    const cart = await camille.read()
    expect([cart.payment_terms, cart.price.deposit]).toEqual([FIRST, 300])
    const { status, body } = await camille.order(cart, '1')
    expect([status, body.payment_terms, await keptBy(body.reservation_id)]).toEqual([201, FIRST, FIRST])
    await publish()
    const own = await camille.send('GET', `reservations/${String(body.reservation_id)}`)
    expect([own.body.payment_terms, own.body.price.deposit]).toEqual([FIRST, 300])
    const next = await customer()
    const { price } = await next.read()
    expect([price.deposit, price.balance]).toEqual([400, 600])
  })

  it.each([
    ['names the terms of before', '1'],
    ['names none', undefined],
  ])('is refused under other terms when it %s, and says which are in force', async (_case, version) => {
    const hugo = await customer()
    const cart = await hugo.read()
    await publish()
    const { status, body } = await hugo.order(cart, version)
    expect([status, body.reason, body.payment_terms_version]).toEqual([409, 'payment_terms', '2'])
    const again = await hugo.order(cart, '2')
    expect([again.status, again.body.price.deposit, again.body.payment_terms.grace_days]).toEqual([201, 400, 6])
  })

  it('by phone is paid by the terms in force', async () => {
    await publish()
    const person = { email: 'nora@exemple.fr', first_name: 'Nora', last_name: 'Lune', phone: '', travelers_count: 1 }
    const path = `departures/${String(departure)}/book`
    const { body } = await call<{ id: number }>(path, { method: 'POST', token: staff, body: person })
    const row = await queryOne<{ deposit: number }>(
      'select deposit_cents::int as deposit from reservations where id = $1',
      [body.id],
    )
    expect([(await keptBy(body.id))?.version, row?.deposit]).toEqual(['2', 20_000])
  })
})

describe('the terms of a reservation', () => {
  it('cannot be taken away or changed by any statement', async () => {
    const { id: user } = await customer()
    const id = await createBooking({ user, departure })
    await publish()
    for (const contract of [null, '{}', '{"payment": {"version": "2", "deposit_percent": 40, "grace_days": 6}}']) {
      await query('update reservations set contract = $2::jsonb where id = $1', [id, contract])
      expect(await keptBy(id)).toEqual(FIRST)
    }
  })

  it('count the deposit of a new price', async () => {
    const { order, read } = await customer()
    const { body } = await order(await read(), '1')
    await publish()
    const { status } = await call(`reservations/${String(body.reservation_id)}/discount`, {
      method: 'POST',
      token: staff,
      body: { amount_cents: 10_000, from_cents: 0, reason: 'Un geste' },
    })
    const row = await queryOne<{ deposit: number }>(
      'select deposit_cents::int as deposit from reservations where id = $1',
      [body.reservation_id],
    )
    expect([status, row?.deposit]).toEqual([200, 27_000])
  })
})
