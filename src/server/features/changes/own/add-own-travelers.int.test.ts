import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../../tests/factories/legal-document'
import { createPromo } from '../../../../../tests/factories/promo-code'
import { call } from '../../../../../tests/integration/call'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

type Sums = { total: number; difference: number; refund: number; left_to_pay: number; pay_by: string; promo: string }
type Body = ReservationDetail & ReservationChanges & Sums & { reason: string; available_count: number }
type Customer = Awaited<ReturnType<typeof signInAs>>

let payload: Payload
let expedition: number
let customer: Customer
let departure: number
let id: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload, { expedition_type: 'family', age_min_child: 3, level: 4 })).id
  customer = await signInAs(payload)
  await createLegalDocument(payload, { kind: 'level_notice', version: 'ajout-1' })
  await runJobs()
})

/** A booking of so many at 500 €, 300 € up to 11 years, in so many days; its deposit is paid. */
const bookFor = async (user: number, { travelers = 2, paidCents = 30_000 } = {}) => {
  const booking = await createBooking({
    ...{ user, departure, travelers },
    status: paidCents > 0 ? 'confirmed' : 'pending',
  })
  await query(
    `insert into participants (reservation_id, position, told_age) select $1, n, 18 from generate_series(1, $2) n`,
    [booking, travelers],
  )
  await query(
    `update reservations r set child_price_cents = 30000, child_price_max_age = 11, deposit_cents = total_cents * 0.3,
       balance_due_on = d.departure_start - interval '30 days', contract = contract || '{"level_notice": null}'
     from departures d where r.id = $1 and d.id = r.departure_id`,
    [booking],
  )
  if (paidCents > 0) await pay(booking, paidCents)
  return booking
}
const pay = (booking: number, cents: number) =>
  query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'deposit', 'bank_transfer', $2, now())`,
    [booking, cents],
  )
const leave = async (days: number, capacity = 8) => {
  const dates = { departure_start: inDays(days), departure_end: inDays(days + 2) }
  departure = (await createDeparture(payload, { expedition, capacity, ...dates })).id
}

beforeEach(async () => {
  await query('delete from rate_limits')
  await query(
    `update expeditions set child_price_cents = 30000, child_price_max_age = 11, expedition_type = 'family', age_min_child = 3
     where id = $1`,
    [expedition],
  )
  await leave(90)
  id = await bookFor(customer.id)
})

const today = () => calendarDayInParis(new Date())
const send = (method: 'GET' | 'POST', path: string, body?: unknown, { token } = customer, booking = id) =>
  call<Body>(`v1/reservations/${String(booking)}${path}`, { method, body, token })
const preview = (ages: string) => send('GET', `/travelers?ages=${ages}`)
const anna = { first_name: 'Anna', last_name: '', age: 18, level: null }
const zoe = { first_name: 'Zoé', last_name: 'Roy', age: 9, level: null }
const add = (body: object = {}, who = customer, booking = id) =>
  send('POST', '/travelers', { travelers: [anna], travelers_count: 2, total: 1500, ...body }, who, booking)
const seats = async () =>
  (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [departure]))?.n

describe('a traveler more', () => {
  it('is told with the price of today and the free seats', async () => {
    expect((await send('GET', '/changes')).body.travelers).toEqual({
      refusal: null,
      available_count: 6,
      price: 500,
      child_fare: { price: 300, max_age: 11 },
      level_notice_version: 'ajout-1',
    })
  })

  it('is added for the total that was shown, each at the price of their age: due with the balance, the deposit stays paid', async () => {
    expect((await preview('18,9')).body).toEqual({
      promo: null,
      total: 1800,
      difference: 800,
      left_to_pay: 1500,
      pay_by: addDays(today(), 60),
      refund: 0,
      refund_by: null,
    })
    const { status, body } = await add({ travelers: [anna, zoe], total: 1800 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ travelers_count: 4, price: { total: 1800, deposit: 300, balance: 1500 } })
    expect(body.price.lines.map(({ kind, count, amount }) => [kind, count, amount])).toEqual([
      ['full', 3, 1500],
      ['child', 1, 300],
    ])
    expect(body.participants.slice(2).map(({ first_name: name, last_name: last }) => [name, last])).toEqual([
      ['Anna', null],
      ['Zoé', 'Roy'],
    ])
    expect(body.history.filter(({ kind }) => kind === 'traveler_added')).toHaveLength(2)
    expect(await seats()).toBe(4)
    await runJobs()
    const mail = mailServer.lastTo(customer.email)
    expect(mail?.subject).toContain('Vous êtes maintenant 4')
    expect(mail?.text).toMatch(/Il te reste à régler le solde de 1\s500\s€/)
    expect(mail?.attachments.map(({ filename }) => filename?.split('.').at(-1)).toSorted()).toEqual(['ics', 'pdf'])
    expect(await checkDatabase()).toEqual([])
  })

  it('pays what the departure costs today, and keeps that price until the booking is moved or they leave', async () => {
    await query('update departures set price_cents = 45000 where id = $1', [departure])
    await query(`insert into departure_prices (departure_id, price_cents, since) values ($1, 45000, now())`, [
      departure,
    ])
    await query('update expeditions set child_price_cents = 20000 where id = $1', [expedition])
    const { body } = await add({ travelers: [anna, zoe], total: 1650 })
    expect(body.price.lines.map(({ count, unit }) => [count, unit])).toEqual([
      [2, 500],
      [1, 450],
      [1, 200],
    ])
    expect(await checkDatabase()).toEqual([])
    const leaving = { fee: 0, travelers_count: 4, total: 1450 }
    expect((await send('POST', '/participants/4/cancel', leaving)).body.price.total).toBe(1450)
    expect(await checkDatabase()).toEqual([])
  })

  it('takes no option, brings a code of so many back, and is never owed what was given up', async () => {
    const promo = await createPromo(payload)
    const options = [{ id: 'tent', label: 'Tente', unitCents: 4000, count: 3 }]
    await query(
      `insert into reservation_discounts (reservation_id, kind, promo_code_id, code, effect, percent, on_change, min_travelers, withdrawn_at)
       values ($1, 'promo', $2, $3, 'percent', 10, 'withdrawn', 3, now())`,
      [id, promo.id, promo.code],
    )
    await query('update reservations set options = $2, total_cents = 108000 where id = $1', [
      id,
      JSON.stringify(options),
    ])
    const shown = (await preview('18')).body
    expect(shown.total).toBe(1430)
    expect(shown.promo).toContain('s’applique de nouveau')
    expect((await add({ total: 1430 })).body.price.total).toBe(1430)
    expect(await checkDatabase()).toEqual([])
  })

  it('has a week to be paid for once the balance is paid and its day is over', async () => {
    await leave(20)
    id = await bookFor(customer.id, { paidCents: 100_000 })
    expect((await preview('18')).body).toMatchObject({ left_to_pay: 500, pay_by: addDays(today(), 7) })
    expect((await add()).body.price).toMatchObject({ balance_due_on: addDays(today(), 7) })
  })

  it('is far below the trip: the warning is accepted first, and the contract keeps it', async () => {
    const beginner = { ...anna, level: 1 }
    const refused = await add({ travelers: [beginner] })
    expect([refused.status, refused.body.reason]).toEqual([409, 'level'])
    expect((await add({ travelers: [beginner], level_notice_version: 'ajout-1' })).status).toBe(200)
    const kept = await queryOne<{ notice: unknown }>(
      `select contract -> 'level_notice' as notice from reservations where id = $1`,
      [id],
    )
    expect(kept?.notice).toEqual({ version: 'ajout-1', demand: 4, gaps: [{ position: 3, level: 1 }] })
  })

  it('joins children without their parents: what was signed names the others, and is signed again', async () => {
    await query(`update expeditions set expedition_type = 'kids', age_min_child = 8 where id = $1`, [expedition])
    await query('update participants set told_age = 9 where reservation_id = $1', [id])
    await query(
      `insert into guardians (reservation_id, first_name, last_name, phone, contacts, pick_ups, received_on, received_at)
       values ($1, 'Nadia', 'Roy', '+33639981234', $2, '[]', current_date, now())`,
      [id, JSON.stringify(['Paul', 'Jeanne'].map((name, at) => ({ name, phone: `+3363998220${String(at)}` })))],
    )
    expect((await preview('18')).body.reason).toBe('too_old')
    expect((await preview('5')).body.reason).toBe('too_young')
    const { body } = await add({ travelers: [zoe], total: 1300 })
    expect(body.guardian?.authorisation_received_on).toBeNull()
  })
})

describe('is refused, and changes nothing', () => {
  it.each([
    ['for another total than was shown', () => add({ total: 1400 }), 409, 'price'],
    ['from other travelers than were shown', () => add({ travelers_count: 1 }), 409, 'travelers'],
    [
      'for more than the seats that are left',
      () => add({ travelers: Array.from({ length: 7 }, () => anna) }),
      409,
      'full',
    ],
    ['for nobody', () => add({ travelers: [] }), 422, undefined],
    ['for an age that nobody has', () => add({ travelers: [{ ...anna, age: 19 }] }), 422, undefined],
    [
      'for a name that is an address',
      () => add({ travelers: [{ ...anna, first_name: 'https://x.fr' }] }),
      422,
      undefined,
    ],
    ['for ages that are none', () => preview('18,x'), 422, undefined],
  ])('%s', async (_case, act, status, reason) => {
    const answer = await act()
    expect([answer.status, answer.body.reason]).toEqual([status, reason])
    expect([await seats(), (await send('GET', '')).body.price.total]).toEqual([2, 1000])
  })

  it.each([
    ['once sales are closed', 'update departures set sales_closed = true where id = $1', 'closed'],
    [
      'while the balance is late',
      `update reservations set balance_due_on = now() - interval '1 day' where departure_id = $1`,
      'unpaid',
    ],
    ['while the departure is full', 'update departures set capacity = 2 where id = $1', 'full'],
  ])('%s, and the page says so before', async (_case, change, reason) => {
    await query(change, [departure])
    expect((await send('GET', '/changes')).body.travelers.refusal).toBe(reason)
    expect((await preview('18')).body.reason).toBe(reason)
    expect((await add()).body.reason).toBe(reason)
  })

  it('once the trip has begun or is canceled, and to anybody else', async () => {
    const stranger = await signInAs(payload)
    expect((await add({}, stranger)).status).toBe(404)
    expect((await send('GET', '/travelers?ages=18', undefined, stranger)).status).toBe(404)
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [id])
    await query('update departures set seats_taken = 0 where id = $1', [departure])
    expect((await add()).status).toBe(409)
    await leave(0)
    id = await bookFor(customer.id)
    expect((await add()).status).toBe(409)
  })

  it('beyond twelve seats that wait for a deposit', async () => {
    await leave(90, 30)
    id = await bookFor(customer.id, { travelers: 10, paidCents: 0 })
    const three = { travelers: [anna, anna, anna], travelers_count: 10, total: 6500 }
    expect((await add(three)).body.reason).toBe('unpaid')
    await pay(id, 150_000)
    expect((await add(three)).status).toBe(200)
  })
})

it('twelve customers at once get exactly the last two seats, and twenty presses add one traveler', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signInAs(payload)))
  await leave(90, 30)
  const bookings: number[] = []
  for (const person of people) bookings.push(await bookFor(person.id))
  await query('update departures set capacity = 26 where id = $1', [departure])
  const answers = await pressAtOnce(12, (index) => add({}, people[index], bookings[index]))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, ...Array.from({ length: 10 }, () => 409)])
  expect(answers.filter(({ body }) => body.reason === 'full')).toHaveLength(10)
  expect(await seats()).toBe(26)
  expect(await checkDatabase()).toEqual([])
  await leave(90)
  id = await bookFor(customer.id)
  const presses = await pressAtOnce(20, () => add())
  expect(presses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await seats()).toBe(3)
})
