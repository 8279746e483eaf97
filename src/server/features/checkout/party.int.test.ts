import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartDetail } from '@/contract/cart-detail'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { FARE_CHANGES } from '@/domain/travelers/changed-ages'
import { AGES_ASKED } from '@/domain/seats/party-ages'
import { tokenOfFragment } from '@/domain/accounts/secret-link'
import { checkDatabase } from '@/server/compose/check-database'
import { readReservationDesk } from '@/server/features/desk/read-reservation-desk'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = CartDetail &
  ReservationDetail & { total: number; error: string; reason: string; share: number; fee: number }
type Trip = Parameters<typeof createExpedition>[1]

const FAMILY: Trip = {
  expedition_type: 'family',
  age_min_child: 6,
  child_price_cents: 30_000,
  child_price_max_age: 11,
}
const ADULT: Trip = { expedition_type: 'adult' }
const KIDS: Trip = { expedition_type: 'kids', age_min_child: 8, age_max_child: 12 }

let payload: Payload
let customer: Awaited<ReturnType<typeof signInAs>>
let staff: Awaited<ReturnType<typeof signInAs>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
  await runJobs()
})

beforeEach(async () => {
  await query('delete from rate_limits')
  customer = await signInAs(payload)
})

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, headers = {}) =>
  call<Body>(`v1/${path}`, { method, body, token: customer.token, headers })

const leave = async (trip: Trip, days = 90) => {
  const { id: expedition } = await createExpedition(payload, trip)
  const departure = await createDeparture(payload, {
    expedition,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
  })
  await runJobs()
  return { expedition, departure: departure.id }
}

const hold = async (departure: number, ages: Array<number | null>) => {
  await send('POST', 'cart', { departure_id: departure, travelers_count: ages.length })
  return (await send('PATCH', 'cart', { ages })).body
}

const order = (cart: CartDetail, key = `party-${String(cart.id)}-${String(cart.price.total)}`) =>
  send(
    'POST',
    'reservations',
    {
      cart_id: cart.id,
      terms_version: '2026-11',
      accepts_terms: true,
      certifies_level: true,
      total: cart.price.total,
    },
    { 'idempotency-key': key },
  )

/** The day on which somebody turns so many years in so many days. */
const bornToTurn = (age: number, days: number) => {
  const day = addDays(calendarDayInParis(new Date()), days)
  return `${String(Number(day.slice(0, 4)) - age)}${day.slice(4)}`.replace('-02-29', '-02-28')
}

describe('a family with a price for children', () => {
  it('pays in the tunnel, by its contract and to the agency what its ages say', async () => {
    const { departure } = await leave(FAMILY)
    const cart = await hold(departure, [18, 18, 9])
    expect(CartDetail.safeParse(cart).error?.issues ?? []).toEqual([])
    expect(cart.party).toEqual({
      ages: [18, 18, 9],
      needs_ages: true,
      child_fare: { price: 300, max_age: 11 },
      refusal: null,
    })
    const lines = [
      { kind: 'full', label: 'Plein tarif', unit: 500, count: 2, amount: 1000 },
      { kind: 'child', label: 'Enfant (moins de 12\u00a0ans)', unit: 300, count: 1, amount: 300 },
    ]
    expect(cart.price).toMatchObject({ lines, total: 1300, deposit: 390 })
    const { status, body } = await order(cart)
    expect(status).toBe(201)
    expect(body.price).toMatchObject({ lines, total: 1300, deposit: 390, balance: 910 })
    expect(await readReservationDesk(body.reservation_id)).toMatchObject({ total_cents: 130_000 })
    expect(await checkDatabase()).toEqual([])
  })

  it('goes by a date of birth where one was typed', async () => {
    const { departure } = await leave(FAMILY)
    await hold(departure, [18, 18, 9])
    const participants = [{}, {}, { first_name: 'Zoé', birth_date: bornToTurn(12, 90) }]
    const { body: cart } = await send('PATCH', 'cart', { participants })
    expect(cart.party.ages).toEqual([18, 18, 12])
    expect(cart.price.total).toBe(1500)
    const eve = [{}, {}, { first_name: 'Zoé', birth_date: bornToTurn(12, 91) }]
    expect((await send('PATCH', 'cart', { participants: eve })).body.price.total).toBe(1300)
  })

  it('loses exactly what a child pays when that child is canceled', async () => {
    const { departure } = await leave(FAMILY, 20)
    const { body } = await order(await hold(departure, [18, 18, 9]))
    const id = String(body.reservation_id)
    const of = (position: number) => send('GET', `reservations/${id}/participants/${String(position)}/cancellation`)
    expect((await of(3)).body).toMatchObject({ share: 300, fee: 90, total: 1090 })
    expect((await of(1)).body).toMatchObject({ share: 500, fee: 150, total: 950 })
    const canceled = await send('POST', `reservations/${id}/participants/1/cancel`, { fee: 150, travelers_count: 3 })
    expect(canceled.body.price).toMatchObject({
      lines: [
        { kind: 'full', count: 1 },
        { kind: 'child', count: 1 },
      ],
      total: 950,
    })
    // The child has moved up a place, with what they pay.
    expect((await of(2)).body).toMatchObject({ share: 300 })
    expect(await checkDatabase()).toEqual([])
  })

  it('keeps its prices whatever becomes of the trip’s', async () => {
    const { departure, expedition } = await leave(FAMILY)
    const { body } = await order(await hold(departure, [18, 9]))
    await payload.update({
      collection: 'expeditions',
      id: expedition,
      data: { price_cents: 80_000, child_price_cents: null, child_price_max_age: null },
    })
    const again = await send('GET', `reservations/${String(body.reservation_id)}`)
    expect(again.body.price).toMatchObject({ lines: [{ amount: 500 }, { amount: 300 }], total: 800 })
    expect(await checkDatabase()).toEqual([])
  })

  it('is asked for the ages that decide before it orders', async () => {
    const { departure } = await leave(FAMILY)
    const { status, body } = await order(await hold(departure, [18, null]))
    expect([status, body.reason, body.error]).toEqual([409, 'ages', AGES_ASKED])
  })

  it('is moved at the ages that it will have', async () => {
    const { departure, expedition } = await leave(FAMILY)
    await hold(departure, [18, 11])
    const { body: cart } = await send('PATCH', 'cart', { participants: [{}, { birth_date: bornToTurn(12, 100) }] })
    const { body } = await order(cart)
    const later = await createDeparture(payload, {
      expedition,
      departure_start: inDays(110),
      departure_end: inDays(112),
    })
    const desk = await readReservationDesk(body.reservation_id)
    expect(desk.choices).toMatchObject([{ id: later.id, difference_cents: 20_000 }])
    const path = `reservations/${String(body.reservation_id)}/move`
    const moved = await call(path, { method: 'POST', body: { departure_id: later.id }, token: staff.token })
    expect(moved.status).toBe(200)
    const after = await send('GET', `reservations/${String(body.reservation_id)}`)
    expect(after.body.price).toMatchObject({ lines: [{ kind: 'full', count: 2 }], total: 1000 })
    expect(await checkDatabase()).toEqual([])
  })
})

describe('a party that may not come', () => {
  it.each([
    ['too_young', FAMILY, [18, 5]],
    ['no_adult', FAMILY, [9]],
    ['no_adult', ADULT, [16]],
    ['too_old', KIDS, [9, 13]],
    ['too_young', KIDS, [7]],
  ])('is told early that it is %s, and its order is refused', async (reason, trip, ages) => {
    const { departure } = await leave(trip)
    const cart = await hold(departure, ages)
    expect(cart.party.refusal).toMatchObject({ reason })
    const { status, body } = await order(cart)
    const { message = '', way_out: wayOut = '' } = cart.party.refusal ?? {}
    expect([status, body.reason, body.error]).toEqual([409, reason, `${message} ${wayOut}`])
    const { n } = (await queryOne<{ n: number }>(
      'select count(*)::int as n from reservations where departure_id = $1',
      [departure],
    )) ?? { n: -1 }
    expect(n).toBe(0)
  })

  it('is refused by phone, and takes no seat', async () => {
    const { departure } = await leave(FAMILY)
    const book = (travelers_count: number, child_ages: number[]) =>
      call<Body>(`departures/${String(departure)}/book`, {
        method: 'POST',
        body: { email: customer.email, travelers_count, child_ages },
        token: staff.token,
      })
    expect(await book(2, [5])).toMatchObject({ status: 409, body: { reason: 'too_young' } })
    expect(await book(1, [9])).toMatchObject({ status: 409, body: { reason: 'no_adult' } })
    expect((await book(1, [9, 9])).status).toBe(422)
    const taken = () =>
      queryOne<{ n: number; total: number }>(
        `select d.seats_taken::int as n, coalesce((select sum(total_cents)::int from reservations where departure_id = d.id), 0) as total
         from departures d where d.id = $1`,
        [departure],
      )
    expect(await taken()).toEqual({ n: 0, total: 0 })
    expect((await book(3, [9])).status).toBe(200)
    expect(await taken()).toEqual({ n: 3, total: 130_000 })
    expect(await checkDatabase()).toEqual([])
  })

  it('is not moved to a day on which a child would be too old', async () => {
    const { departure, expedition } = await leave(KIDS)
    await hold(departure, [12])
    const { body: cart } = await send('PATCH', 'cart', { participants: [{ birth_date: bornToTurn(13, 100) }] })
    const { body } = await order(cart)
    const later = await createDeparture(payload, {
      expedition,
      departure_start: inDays(110),
      departure_end: inDays(112),
    })
    const path = `reservations/${String(body.reservation_id)}/move`
    const moved = await call<Body>(path, { method: 'POST', body: { departure_id: later.id }, token: staff.token })
    expect([moved.status, moved.body.reason]).toEqual([409, 'too_old'])
  })
})

describe('a date of birth given after the order', () => {
  const ordered = async (ages: number[], trip: Trip = FAMILY) => {
    const { departure } = await leave(trip)
    const { body } = await order(await hold(departure, ages))
    return body.reservation_id
  }
  const correct = (id: number, position: number, birth_date: string) =>
    send('PATCH', `reservations/${String(id)}/participants`, { participants: [{ position, birth_date }] })

  it('is refused with a way out where it changes the price, or leaves no adult', async () => {
    const id = await ordered([18, 9])
    expect(await correct(id, 2, bornToTurn(12, 80))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'participants.0.birth_date', message: FARE_CHANGES }] },
    })
    const minor = await correct(id, 1, bornToTurn(17, 80))
    expect([minor.status, JSON.stringify(minor.body)]).toEqual([422, expect.stringContaining('voyage avec un adulte')])
    expect((await correct(id, 2, bornToTurn(10, 80))).status).toBe(200)
    expect((await send('GET', `reservations/${String(id)}`)).body.price.total).toBe(800)
  })

  it('is held to the same by a private link', async () => {
    const id = await ordered([18, 9])
    const { body } = await send('POST', `reservations/${String(id)}/participants/2/link`, {})
    const answer = await call('v1/participants/profile', {
      method: 'PATCH',
      body: { birth_date: bornToTurn(12, 80) },
      headers: { 'link-token': tokenOfFragment(new URL((body as unknown as { url: string }).url).hash) },
    })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(FARE_CHANGES)
  })

  it('gives the price of that age when the agency corrects it, and says so in the history', async () => {
    const id = await ordered([18, 9])
    const row = await queryOne<{ id: number }>(
      'select id from participants where reservation_id = $1 and position = 2',
      [id],
    )
    const fix = (birth_date: string) =>
      call(`participants/${String(row?.id)}`, { method: 'PATCH', body: { birth_date }, token: staff.token })
    expect((await fix(`${bornToTurn(12, 80)}T12:00:00Z`)).status).toBe(200)
    const { body } = await send('GET', `reservations/${String(id)}`)
    expect(body.price).toMatchObject({ lines: [{ kind: 'full', count: 2 }], total: 1000 })
    const last = await queryOne<{ detail: string }>(
      `select detail from reservation_events where reservation_id = $1 order by id desc limit 1`,
      [id],
    )
    expect(last?.detail).toBe('Voyageur 2 corrigé par l’agence\u00a0: date de naissance, prix 1\u00a0000\u00a0€')
    expect(await checkDatabase()).toEqual([])
    expect((await fix(`${bornToTurn(5, 80)}T12:00:00Z`)).status).toBe(400)
  })
})

it('finds a booking whose total is not the sum of its lines', async () => {
  const { departure } = await leave(FAMILY)
  const { body } = await order(await hold(departure, [18, 9]))
  await query('update participants set pays_child = false where reservation_id = $1', [body.reservation_id])
  expect(await checkDatabase()).toEqual([
    { check: 'totals', detail: `reservation ${String(body.reservation_id)} costs 80000, and its lines 100000` },
  ])
  await query('update participants set pays_child = true where reservation_id = $1 and position = 2', [
    body.reservation_id,
  ])
})
