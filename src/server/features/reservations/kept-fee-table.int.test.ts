import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { FeeTable } from '@/domain/changes/cancellation'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { readContract } from '@/server/features/documents/read-contract'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createCancellationRule } from '../../../../tests/factories/cancellation-rule'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { FEE_TABLE } from '../../../../tests/factories/fee-table'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = CartDetail & ReservationDetail & { total: number; reason: string; fee: number; refund_percent: number }

const STRICT = [
  { days_before: 60, refund_percent: 50 },
  { days_before: 0, refund_percent: 10 },
]

let payload: Payload
let expedition: number
let departure: number
let start: string
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff' })).token
})

const leave = async (days: number) => {
  await query('delete from rate_limits')
  expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(days), departure_end: inDays(days + 2) }
  const made = await createDeparture(payload, { expedition, ...dates, price_cents: 50_000 })
  departure = made.id
  start = calendarDayInParis(new Date(made.departure_start))
}

const giveOwnTable = async (steps = STRICT) => {
  const rule = await createCancellationRule(payload, { steps })
  await payload.update({ collection: 'expeditions', id: expedition, data: { cancellation_rule: rule.id } })
  return rule.version
}

const customer = async () => {
  const { token, id } = await signInAs(payload, { role: 'customer' })
  const send = (method: 'GET' | 'POST', path: string, body?: unknown, headers = {}) =>
    call<Body>(`v1/${path}`, { method, body, token, headers })
  const fill = async () => {
    const { body: cart } = await send('POST', 'cart', { departure_id: departure, travelers_count: 2 })
    return (await send('GET', `carts/${String(cart.id)}`)).body
  }
  const order = (cart: Body, more: object) =>
    send(
      'POST',
      'reservations',
      {
        cart_id: cart.id,
        total: cart.price.total,
        terms_version: cart.terms_version,
        accepts_terms: true,
        certifies_level: true,
        ...more,
      },
      { 'idempotency-key': `${String(cart.id)} ${JSON.stringify(more)}` },
    )
  return { id, send, fill, order }
}

const keptBy = async (id: number): Promise<FeeTable | undefined> =>
  (
    await queryOne<{ kept: FeeTable }>(`select contract -> 'cancellation' as kept from reservations where id = $1`, [
      id,
    ])
  )?.kept

describe('an order', () => {
  it('keeps the table that was shown, whatever the trip is sold under later', async () => {
    await leave(40)
    const camille = await customer()
    const cart = await camille.fill()
    expect([cart.cancellation_version, cart.cancellation.map(({ until }) => until)]).toEqual([
      '1',
      [addDays(start, -30), addDays(start, -14), null],
    ])
    const { status, body } = await camille.order(cart, { cancellation_version: '1' })
    expect([status, body.cancellation_version, await keptBy(body.reservation_id)]).toEqual([201, '1', FEE_TABLE])
    await giveOwnTable()
    const { body: preview } = await camille.send('GET', `reservations/${String(body.reservation_id)}/cancellation`)
    expect(preview).toMatchObject({ fee: 0, refund_percent: 100 })
    const next = await customer()
    expect((await next.fill()).cancellation).toEqual([
      { until: addDays(start, -60), refund_percent: 50 },
      { until: null, refund_percent: 10 },
    ])
  })

  it('is refused once the table is another than what was shown, and says so', async () => {
    await leave(40)
    const hugo = await customer()
    const cart = await hugo.fill()
    const version = await giveOwnTable()
    const { status, body } = await hugo.order(cart, { cancellation_version: cart.cancellation_version })
    expect([status, body.reason, body.cancellation_version]).toEqual([409, 'cancellation', version])
    const again = await hugo.order(cart, { cancellation_version: version })
    expect([again.status, again.body.cancellation_version]).toEqual([201, version])
    const { body: preview } = await hugo.send('GET', `reservations/${String(again.body.reservation_id)}/cancellation`)
    expect(preview).toMatchObject({ fee: 900, refund_percent: 10 })
  })

  it('by phone keeps the table in force, and the desk counts by it', async () => {
    await leave(40)
    const version = await giveOwnTable()
    const person = { email: 'nora@exemple.fr', first_name: 'Nora', last_name: 'Lune', phone: '', travelers_count: 1 }
    const { status, body } = await call<{ id: number }>(`departures/${String(departure)}/book`, {
      method: 'POST',
      token: staff,
      body: person,
    })
    expect([status, (await keptBy(body.id))?.version]).toEqual([200, version])
    const desk = await call<{ fee_cents: number }>(`reservations/${String(body.id)}/desk`, { token: staff })
    expect(desk.body.fee_cents).toBe(45_000)
  })
})

describe('the table of a reservation', () => {
  it('cannot be taken away or changed by any statement', async () => {
    await leave(40)
    const { id: user } = await customer()
    const id = await createBooking({ user, departure })
    for (const contract of [null, '{}', '{"cancellation": {"version": "x", "steps": []}}']) {
      await query('update reservations set contract = $2::jsonb where id = $1', [id, contract])
      expect(await keptBy(id)).toEqual(FEE_TABLE)
    }
    expect((await readContract(id)).included).toEqual(expect.any(Array))
    expect((await checkDatabase()).filter(({ check }) => check === 'fees')).toEqual([])
  })

  it('follows a move with the step that was reached', async () => {
    await leave(20)
    const { id: user, send } = await customer()
    const id = await createBooking({ user, departure })
    const far = await createDeparture(payload, {
      expedition,
      departure_start: inDays(200),
      departure_end: inDays(202),
      price_cents: 50_000,
    })
    const move = { method: 'POST', token: staff, body: { departure_id: far.id } } as const
    expect((await call(`reservations/${String(id)}/move`, move)).status).toBe(200)
    const own = (await send('GET', `reservations/${String(id)}`)).body
    const farStart = calendarDayInParis(new Date(far.departure_start))
    expect(own.cancellation).toEqual([
      { until: addDays(farStart, -14), refund_percent: 70 },
      { until: null, refund_percent: 0 },
    ])
    expect((await send('GET', `reservations/${String(id)}/cancellation`)).body.fee).toBe(300)
  })
})
