import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartDetail } from '@/contract/cart-detail'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import type { PromoCode } from '@/payload-types'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createPromo } from '../../../../../tests/factories/promo-code'
import { call } from '../../../../../tests/integration/call'
import { cancelDeparture } from '../../../../../tests/integration/cancel-departure'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

type Body = CartDetail &
  ReservationDetail & { error: string; reason: string; total: number; promo: CartDetail['promo'] }
type Person = Awaited<ReturnType<typeof signInAs>>
type Given = Parameters<typeof createPromo>[1]

let payload: Payload
let customer: Person
let staff: Person
let expedition: number
let departure: number

const today = () => calendarDayInParis(new Date())
const noon = (day: string) => `${day}T12:00:00.000Z`
const leave = async (days = 90, of = expedition) =>
  (
    await createDeparture(payload, {
      expedition: of,
      departure_start: inDays(days),
      departure_end: inDays(days + 2),
    })
  ).id

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
  await runJobs()
})

beforeEach(async () => {
  await query('delete from rate_limits')
  customer = await signInAs(payload)
  expedition = (await createExpedition(payload)).id
  departure = await leave()
  await runJobs()
})

const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers = {},
  who = customer,
) => call<Body>(`v1/${path}`, { method, body, token: who.token, headers })
const hold = async (travelers = 2, of = departure, who = customer) =>
  (await send('POST', 'cart', { departure_id: of, travelers_count: travelers }, {}, who)).body.id
const promo = (cart: number, code: string, who = customer) =>
  send('POST', `carts/${String(cart)}/promo`, { code }, {}, who)
const cartOf = async (cart: number, who = customer) =>
  (await send('GET', `carts/${String(cart)}`, undefined, {}, who)).body
const discountOf = ({ promo: applied }: CartDetail) =>
  applied && !applied.refusal ? { code: applied.code, amount: applied.amount } : undefined

const order = async (cart: number, given: object = {}, who = customer) => {
  const detail = await cartOf(cart, who)
  const discount = discountOf(detail)
  const agreed = { terms_version: '2026-11', accepts_terms: true, certifies_level: true, total: detail.price.total }
  const body = { cart_id: cart, ...agreed, ...(discount && { discount }), ...given }
  return send(
    'POST',
    'reservations',
    body,
    { 'idempotency-key': `promo-${String(cart)}-${String(Math.random())}` },
    who,
  )
}
/** A reservation of two that has the code. */
const book = async (code: PromoCode & { code: string }, { travelers = 2, of = departure, who = customer } = {}) => {
  const cart = await hold(travelers, of, who)
  await promo(cart, code.code, who)
  return (await order(cart, {}, who)).body
}
const usesOf = async (code: PromoCode) =>
  (await call<PromoCode>(`promo-codes/${String(code.id)}`, { token: staff.token })).body
const own = async (id: number) => (await send('GET', `reservations/${String(id)}`)).body

describe('a promo code in the tunnel', () => {
  it('lowers the price, the deposit and the contract by a line of its own, and is taken away again', async () => {
    const code = await createPromo(payload)
    const cart = await hold()
    const { status, body } = await promo(cart, ` ${code.code.toLowerCase()} `)
    expect(status).toBe(200)
    expect(CartDetail.safeParse(body).error?.issues ?? []).toEqual([])
    const line = { kind: 'discount', label: `Code ${code.code}`, code: code.code, unit: -80, count: 1, amount: -80 }
    expect(body.price).toMatchObject({ total: 920, deposit: 276, balance: 644 })
    expect(body.price.lines.at(-1)).toEqual(line)
    expect(body.promo).toEqual({
      code: code.code,
      words: '40\u00a0€ par personne',
      rule: null,
      amount: 80,
      refusal: null,
    })
    const removed = await send('DELETE', `carts/${String(cart)}/promo`)
    expect(removed.body).toMatchObject({ promo: null, price: { total: 1000 } })
    await promo(cart, code.code)
    const ordered = await order(cart)
    expect(ordered.status).toBe(201)
    expect(ordered.body.price).toMatchObject({ total: 920, deposit: 276 })
    expect(ordered.body.price.lines.at(-1)).toEqual(line)
    expect(await usesOf(code)).toMatchObject({ uses: '1, sans limite', given: '80\u00a0€', state: 'Actif' })
    expect(await checkDatabase()).toEqual([])
  })

  it('follows the number of travelers, and says why it no longer fits', async () => {
    const code = await createPromo(payload, { min_travelers: 2 })
    const cart = await hold(2)
    await promo(cart, code.code)
    expect((await send('PATCH', 'cart', { travelers_count: 3 })).body.price.total).toBe(1380)
    const { body } = await send('PATCH', 'cart', { travelers_count: 1 })
    expect(body).toMatchObject({ price: { total: 500 }, promo: { amount: 0, refusal: { reason: 'travelers' } } })
  })

  type Refused = [string, Given | null, string]
  it.each<Refused>([
    ['nobody has', null, 'unknown'],
    ['is stopped', { is_stopped: true }, 'stopped'],
    ['begins tomorrow', { first_day: noon(addDays(today(), 1)) }, 'early'],
    ['ended yesterday', { last_day: noon(addDays(today(), -1)) }, 'over'],
    ['is for other dates', { departures_from: noon(addDays(today(), 120)) }, 'dates'],
    ['is for more people', { min_travelers: 6 }, 'travelers'],
  ])('refuses one that %s, and keeps the one that was there', async (_name, given, reason) => {
    const there = await createPromo(payload)
    const cart = await hold()
    await promo(cart, there.code)
    const code = given ? (await createPromo(payload, given)).code : 'NEIGE26'
    const { status, body } = await promo(cart, code)
    expect([status, body.reason]).toEqual([422, reason])
    expect((await cartOf(cart)).promo?.code).toBe(there.code)
  })

  it('is for its trips and families alone', async () => {
    const { id, activities } = await createExpedition(payload)
    const family = await payload.create({
      collection: 'activity-categories',
      data: {
        title: `Famille ${String(id)}`,
        icon: 'mountain',
        slug: `famille-${String(id)}`,
        activities: activities.map(relation),
      },
    })
    const byTrip = await createPromo(payload, { expeditions: [id] })
    const byFamily = await createPromo(payload, { families: [family.id] })
    const there = await leave(90, id)
    for (const { code } of [byTrip, byFamily]) {
      expect((await promo(await hold(2), code)).body.reason).toBe('trip')
      expect((await promo(await hold(2, there), code)).status).toBe(200)
    }
    // Its only trip is gone: it is for none.
    await query('delete from promo_codes_rels where parent_id = $1', [byTrip.id])
    expect((await promo(await hold(2), byTrip.code)).body.reason).toBe('trip')
  })

  it('is for a first reservation, once for each person', async () => {
    const first = await createPromo(payload, { first_trip_only: true })
    const once = await createPromo(payload, { max_uses_per_person: 1 })
    await book(once)
    const cart = await hold()
    expect((await promo(cart, first.code)).body.reason).toBe('first_trip')
    expect((await promo(cart, once.code)).body.reason).toBe('already_used')
  })

  it('waits after ten refusals, also with the right one', async () => {
    const code = await createPromo(payload)
    const cart = await hold()
    for (const wrong of ['', ...Array.from({ length: 9 }, (_, index) => `FAUX${String(index)}`)]) {
      expect((await promo(cart, wrong)).status).toBe(422)
    }
    const { status, headers } = await promo(cart, code.code)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
  })

  it('is nobody else’s to add to a cart', async () => {
    const code = await createPromo(payload)
    const cart = await hold()
    const other = await signInAs(payload)
    expect((await promo(cart, code.code, other)).status).toBe(404)
    expect((await send('DELETE', `carts/${String(cart)}/promo`, undefined, {}, other)).status).toBe(404)
  })
})

describe('an order', () => {
  it('is for the discount that was shown', async () => {
    const code = await createPromo(payload)
    const cart = await hold()
    await promo(cart, code.code)
    const unnamed = await order(cart, { discount: undefined })
    expect([unnamed.status, unnamed.body.reason]).toEqual([409, 'promo'])
    const other = await order(cart, { discount: { code: code.code, amount: 81 } })
    expect([other.status, other.body.reason]).toEqual([409, 'promo'])
    await payload.update({ collection: 'promo-codes', id: code.id, data: { is_stopped: true } })
    const stopped = await order(cart, { discount: { code: code.code, amount: 80 }, total: 920 })
    expect(stopped.status).toBe(409)
    expect(stopped.body).toMatchObject({ reason: 'promo', promo: { refusal: { reason: 'stopped' } } })
    expect((await order(cart)).body.price.total).toBe(1000)
  })

  it('takes the last use, and leaves none to who had the code in their cart', async () => {
    const code = await createPromo(payload, { max_uses: 1 })
    const other = await signInAs(payload)
    const [mine, theirs] = [await hold(), await hold(2, departure, other)]
    await promo(mine, code.code)
    await promo(theirs, code.code, other)
    expect((await order(mine)).status).toBe(201)
    const late = await order(theirs, { discount: { code: code.code, amount: 80 }, total: 920 }, other)
    expect([late.status, late.body.reason]).toEqual([409, 'promo'])
    expect((await usesOf(code)).state).toBe('Épuisé')
  })
})

describe('a reservation with a code', () => {
  it('keeps it by its rule on another date, and for those who stay', async () => {
    const code = await createPromo(payload, { effect: 'percent', amount_cents: null, percent: 10, min_travelers: 3 })
    const { reservation_id: id } = await book(code, { travelers: 3 })
    expect(await own(id)).toMatchObject({ price: { total: 1350 } })
    const path = `reservations/${String(id)}`
    const shown = (await send('GET', `${path}/participants/3/cancellation`)).body as unknown as { share: number }
    expect(shown.share).toBe(450)
    await send('POST', `${path}/participants/3/cancel`, { fee: 0, travelers_count: 3 })
    expect(await own(id)).toMatchObject({ price: { total: 900 } })
    const to = await createDeparture(payload, {
      expedition,
      departure_start: inDays(120),
      departure_end: inDays(122),
      price_cents: 55_555,
    })
    const moved = await send('POST', `${path}/departure`, {
      departure_id: to.id,
      from_departure_id: departure,
      travelers_count: 2,
      total: 999.99,
    })
    expect(moved.status).toBe(200)
    expect(moved.body.price).toMatchObject({ total: 999.99 })
    expect(moved.body.price.lines.at(-1)).toMatchObject({ kind: 'discount', amount: -111.11 })
    // What becomes of the code changes nothing of what was agreed.
    await payload.update({ collection: 'promo-codes', id: code.id, data: { percent: 50, is_stopped: true } })
    expect(await own(id)).toMatchObject({ price: { total: 999.99 } })
    expect(await checkDatabase()).toEqual([])
  })

  it('is canceled for a share of what was agreed to', async () => {
    const near = await leave(20)
    const { reservation_id: id } = await book(await createPromo(payload), { of: near })
    const { body } = await send('GET', `reservations/${String(id)}/cancellation`)
    expect(body).toMatchObject({ fee: 276, refund_percent: 70 })
  })

  it.each([
    ['gives its use back once it is canceled', true, 200],
    ['keeps its use when the code says so', false, 422],
  ])('%s', async (_name, returns_use, status) => {
    const code = await createPromo(payload, { max_uses: 1, returns_use })
    const { reservation_id: id } = await book(code)
    await send('POST', `reservations/${String(id)}/cancel`, { fee: 0 })
    expect((await own(id)).price.lines.at(-1)).toMatchObject({ kind: 'discount' })
    expect((await promo(await hold(), code.code)).status).toBe(status)
    expect(await checkDatabase()).toEqual([])
  })

  it('gives it back when the agency cancels the departure, and keeps the discount on the date that is chosen', async () => {
    const code = await createPromo(payload, { max_uses: 1, returns_use: false })
    const { reservation_id: id } = await book(code)
    const to = await leave(120)
    await cancelDeparture({ id: departure, token: staff.token })
    const other = await signInAs(payload)
    await book(code, { of: to, who: other })
    const choice = await send('GET', `reservations/${String(id)}/choice`)
    const { text_version } = choice.body as unknown as { text_version: string }
    const chosen = await send('POST', `reservations/${String(id)}/choice`, {
      choice: 'move',
      departure_id: to,
      total: 920,
      text_version,
    })
    expect(chosen.status).toBe(200)
    const [moved] = await query<{ total: number }>(
      `select total_cents::int as total from reservations where user_id = $1 and departure_id = $2`,
      [customer.id, to],
    )
    expect(moved).toEqual({ total: 92_000 })
    expect(await checkDatabase()).toEqual([])
  })
})

const relation = (activity: number | { id: number }) => (typeof activity === 'number' ? activity : activity.id)
