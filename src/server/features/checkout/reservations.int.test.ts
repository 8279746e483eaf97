import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Reservation, ReservationDetail } from '@/contract/reservation-detail'
import { NO_SUCH_DATE } from '@/domain/travelers/participant-check'
import { reservationNumber } from '@/domain/reservations/reservation-number'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { pressAtOnce } from '../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = ReservationDetail & {
  id: number
  total: number
  error: string
  errors: Array<{ field: string; message: string }>
  reason: string
  available_count: number
  list_reservations: Reservation[]
  fee: number
  refund: number
}

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload, { sizes_asked: ['shoe_eu'] })).id
  await runJobs()
})

const leaveIn = (days: number, overrides: { capacity?: number } = {}) =>
  createDeparture(payload, {
    expedition,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
    ...overrides,
  })

const signIn = async (role: 'customer' | 'guide' = 'customer') => {
  const { id, email, token } = await signInAs(payload, { role })
  const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, headers = {}) =>
    call<Body>(`v1/${path}`, { method, body, token, headers })
  const orderOf = (cart: { id: number; total: number }) => ({
    cart_id: cart.id,
    terms_version: '2026-11',
    accepts_terms: true,
    certifies_level: true,
    total: cart.total,
  })
  return {
    id,
    email,
    send,
    hold: async (departure_id: number, travelers_count: number) =>
      (await send('POST', 'cart', { departure_id, travelers_count })).body,
    order: (
      cart: { id: number; total: number },
      { key = `key-of-${String(cart.id)}`, ...changes }: Record<string, unknown> & { key?: string } = {},
    ) => send('POST', 'reservations', { ...orderOf(cart), ...changes }, { 'idempotency-key': key }),
  }
}

type Customer = Awaited<ReturnType<typeof signIn>>

const book = async (customer: Customer, departure: number, travelers: number) =>
  (await customer.order(await customer.hold(departure, travelers))).body

const seatsOf = async (id: number) =>
  (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [id]))?.n

describe('an order', () => {
  it('turns the cart into a reservation, with a row for each traveler', async () => {
    const { id: departure } = await leaveIn(90)
    const camille = await signIn()
    const cart = await camille.hold(departure, 2)
    await camille.send('PATCH', 'cart', {
      participants: [{ first_name: 'Camille', birth_date: '1992-04-12', level: 3 }],
    })
    const { status, body } = await camille.order(cart)
    expect(status).toBe(201)
    expect(ReservationDetail.safeParse(body).error?.issues ?? []).toEqual([])
    expect(body.number).toBe(reservationNumber(body.reservation_id))
    expect(body).toMatchObject({
      cart_id: cart.id,
      status: 'pending',
      reservation_status_front_end: 'To come',
      days_before: 90,
      is_confirmed: false,
      paid: 0,
      price: { total: 1000, deposit: 300, balance: 700 },
      can_cancel: true,
      history: [{ kind: 'created', author: 'Camille' }],
      participants: [
        { position: 1, first_name: 'Camille', birth_date: '1992-04-12' },
        { position: 2, first_name: null },
      ],
    })
    expect(body.bank?.reference).toBe(body.number)
    expect(await seatsOf(departure)).toBe(2)
    expect((await camille.send('GET', 'cart')).body).toBeNull()
    const again = await camille.send('GET', `reservations/${String(body.reservation_id)}`)
    expect(again.body.number).toBe(body.number)
    const byCart = await camille.send('GET', `carts/${String(cart.id)}/reservation`)
    expect(byCart.body.reservation_id).toBe(body.reservation_id)
    expect(await checkDatabase()).toEqual([])
  })

  it('is refused when the cart became another trip, or a trip for others, since it was shown', async () => {
    const [{ id: shown }, { id: other }] = [await leaveIn(90), await leaveIn(91)]
    const camille = await signIn()
    const cart = await camille.hold(shown, 2)
    await camille.send('PATCH', 'cart', { departure_id: other })
    const departure = await camille.order(cart, { departure_id: shown, travelers_count: 2 })
    const travelers = await camille.order(cart, { departure_id: other, travelers_count: 1 })
    expect([departure.status, departure.body.reason, travelers.status]).toEqual([409, 'trip', 409])
    expect((await camille.order(cart, { departure_id: other, travelers_count: 2 })).status).toBe(201)
  })

  it('is refused while the cart has a day of birth that does not exist, kept as it was typed', async () => {
    const { id: departure } = await leaveIn(90)
    const camille = await signIn()
    const cart = await camille.hold(departure, 1)
    const typed = await camille.send('PATCH', 'cart', { participants: [{ birth_date: '31/02/1990' }] })
    expect(typed.body.participants).toMatchObject([{ birth_date: '31/02/1990' }])
    const { status, body } = await camille.order(cart)
    expect([status, body.errors]).toEqual([422, [{ field: 'participants.0.birth_date', message: NO_SUCH_DATE }]])
    expect(await seatsOf(departure)).toBe(1)
  })

  it('is made once for a key: the same answer for the same body, 422 for another', async () => {
    const { id: departure } = await leaveIn(90)
    const camille = await signIn()
    const cart = await camille.hold(departure, 2)
    const answers = await pressAtOnce(50, () => camille.order(cart))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const kept = await query('select 1 from reservations where user_id = $1', [camille.id])
    expect(kept).toHaveLength(1)
    expect(await seatsOf(departure)).toBe(2)

    const other = await camille.order({ ...cart, total: 1 })
    expect([other.status, other.body.error]).toEqual([422, 'Cette clé a déjà servi à une autre commande.'])
    const otherKey = await camille.order(cart, { key: 'another-key' })
    expect([otherKey.status, otherKey.body.reason]).toEqual([409, 'ordered'])
    expect(otherKey.body).toMatchObject({ reservation_id: answers[0]?.body.reservation_id })
    const hugo = await signIn()
    expect((await hugo.order(cart)).status).toBe(404)
  })

  it('answers its repeat after the first answer was forgotten', async () => {
    const { id: departure } = await leaveIn(90)
    const camille = await signIn()
    const cart = await camille.hold(departure, 1)
    const first = await camille.order(cart)
    await query(`update reservations set created_at = now() - interval '8 days' where user_id = $1`, [camille.id])
    await query(`select graphile_worker.add_job('forget_expired')`)
    await runJobs()
    const kept = await query('select answer from reservations where user_id = $1', [camille.id])
    expect(kept).toEqual([{ answer: null }])
    expect((await camille.order(cart)).body.reservation_id).toBe(first.body.reservation_id)
  })

  it('needs its key', async () => {
    const camille = await signIn()
    const { status, body } = await camille.order({ id: 1, total: 1 }, { key: '' })
    expect([status, body.errors[0]?.field]).toEqual([422, 'idempotency-key'])
  })

  it.each([
    ['another total than the one shown', { total: 999 }, 409],
    ['conditions that are no longer the ones', { terms_version: '2020-01' }, 409],
    ['conditions that are not accepted', { accepts_terms: false }, 422],
    ['a level that nobody vouches for', { certifies_level: false }, 422],
  ])('is refused with %s, and the cart stays', async (_case, changes, expected) => {
    const { id: departure } = await leaveIn(90)
    const camille = await signIn()
    const cart = await camille.hold(departure, 2)
    expect((await camille.order(cart, { ...changes })).status).toBe(expected)
    expect((await camille.send('GET', 'cart')).body.id).toBe(cart.id)
    expect((await camille.order(cart)).status).toBe(201)
  })

  it('after the end of the hold takes the seats again if they are there', async () => {
    const { id: departure } = await leaveIn(90, { capacity: 2 })
    const [camille, hugo] = [await signIn(), await signIn()]
    const cart = await camille.hold(departure, 2)
    const expire = () =>
      query(`update carts set hold_expires_at = now() - interval '1 second' where user_id = $1`, [camille.id])
    await expire()
    const taken = await hugo.hold(departure, 1)
    const refused = await camille.order(cart)
    expect([refused.status, refused.body.available_count]).toEqual([409, 1])
    await query(`update carts set hold_expires_at = now() - interval '1 second' where user_id = $1`, [hugo.id])
    expect((await camille.order(cart)).status).toBe(201)
    expect((await hugo.order(taken)).body.available_count).toBe(0)
    expect(await seatsOf(departure)).toBe(2)
    expect(await checkDatabase()).toEqual([])
  })

  it('of a departure that was canceled meanwhile is refused', async () => {
    const { id: departure } = await leaveIn(90)
    const camille = await signIn()
    const cart = await camille.hold(departure, 2)
    await query(`update departures set status = 'canceled' where id = $1`, [departure])
    const { status, body } = await camille.order(cart)
    expect([status, body.error]).toEqual([409, 'Ce départ est annulé.'])
  })
})

describe('the reservations of a user', () => {
  it('are their own, and the departures they guide', async () => {
    const [camille, guide] = [await signIn(), await signIn('guide')]
    const guideId = (
      await payload.create({
        collection: 'guides',
        data: { full_name: 'Maëlle', slug: `maelle-${String(guide.id)}`, user: guide.id },
      })
    ).id
    const led = await createDeparture(payload, { expedition, guide: guideId })
    const mine = await book(camille, led.id, 2)
    const other = await createDeparture(payload, { expedition, guide: guideId })
    await book(guide, (await leaveIn(60)).id, 1)

    const own = (await camille.send('GET', 'reservations')).body.list_reservations
    expect(own).toHaveLength(1)
    expect(z.array(Reservation).safeParse(own).error?.issues ?? []).toEqual([])
    expect(own[0]).toMatchObject({
      reservation_id: mine.reservation_id,
      departure_id: led.id,
      is_guide: false,
      is_confirmed: false,
      dashboard_completness: 0,
      reservation_status_front_end: 'To come',
    })
    const guided = (await guide.send('GET', 'reservations')).body.list_reservations
    expect(guided.map((one) => one.is_guide && one.departure_id)).toEqual([led.id, other.id, false])
    expect(new Set(guided.map((one) => one.reservation_id)).size).toBe(3)
    expect((await guide.send('GET', `reservations/${guided[0]?.reservation_id ?? 0}`)).status).toBe(404)
  })

  it('are nobody else’s', async () => {
    const [camille, hugo] = [await signIn(), await signIn()]
    const { reservation_id, cart_id } = await book(camille, (await leaveIn(60)).id, 1)
    for (const path of [
      `reservations/${String(reservation_id)}`,
      `reservations/${String(reservation_id)}/cancellation`,
      `carts/${String(cart_id)}/reservation`,
    ]) {
      expect((await hugo.send('GET', path)).status, path).toBe(404)
      expect((await call(`v1/${path}`)).status, path).toBe(401)
    }
    const stolen = await hugo.send('POST', `reservations/${String(reservation_id)}/cancel`, { fee: 0 })
    expect(stolen.status).toBe(404)
  })
})

describe('canceling', () => {
  it.each([
    ['is free until 30 days before', 31, 0, 1000],
    ['costs 30 % until 14 days before', 20, 300, 700],
    ['costs everything from then on', 5, 1000, 0],
  ])('%s', async (_case, days, fee, refund) => {
    const { id: departure } = await leaveIn(days)
    const camille = await signIn()
    const { reservation_id: id } = await book(camille, departure, 2)
    await query(
      `insert into payments (reservation_id, kind, amount_cents, received_at) values ($1, 'full', 100000, now())`,
      [id],
    )
    const preview = await camille.send('GET', `reservations/${String(id)}/cancellation`)
    expect(preview.body).toMatchObject({ fee, refund })
    const cancel = (sum: number) => camille.send('POST', `reservations/${String(id)}/cancel`, { fee: sum })
    expect((await cancel(fee + 1)).status).toBe(409)
    expect(await seatsOf(departure)).toBe(2)
    const { status, body } = await cancel(fee)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'canceled',
      reservation_status_front_end: 'Canceled',
      cancellation_fee: fee,
      can_cancel: false,
      paid: 1000,
    })
    expect(body.history.map(({ kind }) => kind)).toEqual(['created', 'canceled'])
    expect(await seatsOf(departure)).toBe(0)
    expect((await cancel(fee)).status).toBe(409)
    expect(await seatsOf(departure)).toBe(0)
    expect(await checkDatabase()).toEqual([])
  })

  it.each([
    ['on its first day', 0],
    ['once it is under way', 1],
  ])('is refused %s, and changes nothing', async (_case, daysAgo) => {
    const { id: departure } = await leaveIn(40)
    const camille = await signIn()
    const { reservation_id: id } = await book(camille, departure, 2)
    await query(`update departures set departure_start = now() - make_interval(days => $2) where id = $1`, [
      departure,
      daysAgo,
    ])
    const preview = await camille.send('GET', `reservations/${String(id)}/cancellation`)
    const cancel = await camille.send('POST', `reservations/${String(id)}/cancel`, { fee: 1000 })
    for (const { status, body } of [preview, cancel]) {
      expect([status, body]).toMatchObject([409, { error: 'Le voyage a commencé\u00a0: appelle-nous.' }])
    }
    expect(await seatsOf(departure)).toBe(2)
    expect((await camille.send('GET', `reservations/${String(id)}`)).body).toMatchObject({
      can_cancel: false,
      status: 'pending',
    })
  })
})
