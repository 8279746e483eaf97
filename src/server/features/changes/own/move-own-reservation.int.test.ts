import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MoveDate, ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { createCustomers } from '../../../../../tests/seats/create-customers'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

type Body = ReservationDetail & ReservationChanges & { reason: string; error: string; available_count: number }
type Leaving = { price_cents?: number; capacity?: number; status?: 'open' | 'confirmed' }

let payload: Payload
let expedition: number
let customer: Awaited<ReturnType<typeof signInAs>>
let from: number
let id: number

const today = () => calendarDayInParis(new Date())
const leave = async (days: number, given: Leaving = {}) => {
  const dates = { departure_start: inDays(days), departure_end: inDays(days + 2) }
  return (await createDeparture(payload, { expedition, ...dates, ...given })).id
}
const seatsOf = async (departure: number) =>
  (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [departure]))?.n

const isSound = async () => {
  await runJobs()
  expect(await checkDatabase()).toEqual([])
}

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  customer = await signInAs(payload)
  await runJobs()
})

/** Two travelers at 500 € in so many days, whose deposit of 300 € is asked for. */
const book = async (days: number) => {
  await query('delete from rate_limits')
  expedition = (await createExpedition(payload)).id
  from = await leave(days)
  id = await createBooking({ user: customer.id, departure: from })
  await query('update reservations set deposit_cents = 30000, balance_due_on = $2 where id = $1', [
    id,
    inDays(days - 30),
  ])
}
beforeEach(() => book(90))

const pay = (cents: number) =>
  query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'deposit', 'bank_transfer', $2, now())`,
    [id, cents],
  )
const changes = (token = customer.token) => call<Body>(`v1/reservations/${String(id)}/changes`, { token })
const dateOf = async (departure: number): Promise<MoveDate | undefined> =>
  (await changes()).body.move.dates.find((one) => one.departure_id === departure)
type Shown = { total?: number; travelers?: number; shownFrom?: number; token?: string; reservation?: number }
const move = (to: number, { total = 1000, travelers = 2, shownFrom = from, token, reservation = id }: Shown = {}) =>
  call<Body>(`v1/reservations/${String(reservation)}/departure`, {
    method: 'POST',
    token: token ?? customer.token,
    body: { departure_id: to, from_departure_id: shownFrom, travelers_count: travelers, total },
  })

describe('another date of the same trip', () => {
  it('is listed with what the party would pay more, or gets back, and by when', async () => {
    await pay(100_000)
    const [cheaper, dearer, small] = [
      await leave(120, { price_cents: 48_000 }),
      await leave(130, { price_cents: 55_000, status: 'confirmed' }),
      await leave(140, { capacity: 1 }),
    ]
    const { body } = await changes()
    expect(body).toMatchObject({
      today: today(),
      departure_id: from,
      steps: [{ refund_percent: 100 }, { refund_percent: 70 }, { until: null, refund_percent: 0 }],
      move: { is_open: true, until: addDays(today(), 60) },
    })
    expect(body.move.dates.map((one) => one.departure_id)).toEqual([cheaper, dearer, small])
    expect(await dateOf(cheaper)).toMatchObject({
      refusal: null,
      available_count: 8,
      total: 960,
      difference: -40,
      left_to_pay: 0,
      pay_by: null,
      refund: 40,
      refund_by: addDays(today(), 14),
    })
    expect(await dateOf(dearer)).toMatchObject({
      is_confirmed: true,
      total: 1100,
      difference: 100,
      left_to_pay: 100,
      pay_by: addDays(today(), 100),
      refund: 0,
    })
    expect(await dateOf(small)).toMatchObject({ refusal: 'full', available_count: 1 })
  })

  it('is gone to at its price, options included: seats, balance, reminders and history follow, and all are told', async () => {
    await pay(30_000)
    const to = await leave(130, { price_cents: 55_000 })
    const options = [{ id: 'tent', label: 'Tente individuelle', unitCents: 4000, count: 2 }]
    await query(
      `update reservations set options = $2, total_cents = 108000,
         contract = $3 where id = $1`,
      [
        id,
        JSON.stringify(options),
        { min_participants: 4, days: [], included: [], not_included: [], agency: null, terms_version: null },
      ],
    )
    await query('update departures set min_participants = 6 where id = $1', [to])
    await query(
      `insert into participants (reservation_id, position, first_name, email, link_token_hash)
       values ($1, 1, 'Inès', $2, null), ($1, 2, 'Hugo', 'hugo-moves@lagopede.test', 'a-hash')`,
      [id, customer.email],
    )
    const { status, body } = await move(to, { total: 1180 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      departure_id: to,
      departure_date: addDays(today(), 130),
      price: { total: 1180, deposit: 300, balance: 880, balance_due_on: addDays(today(), 100) },
      participants: [{ first_name: 'Inès' }, { first_name: 'Hugo' }],
    })
    expect(body.history.at(-1)).toMatchObject({ kind: 'moved' })
    expect([await seatsOf(from), await seatsOf(to)]).toEqual([0, 2])
    expect(
      await query(
        `select to_char(occasion, 'YYYY-MM-DD') as occasion from scheduled_mails
         where reservation_id = $1 and kind = 'trip_tomorrow' and participant_id is null and state = 'planned'`,
        [id],
      ),
    ).toEqual([{ occasion: addDays(today(), 130) }])
    expect(
      await queryOne(
        `select contract ->> 'min_participants' as least,
           (select link_token_hash from participants where reservation_id = $1 and position = 2) as link
         from reservations where id = $1`,
        [id],
      ),
    ).toEqual({ least: '6', link: 'a-hash' })
    await runJobs()
    expect(mailServer.lastTo(customer.email)?.subject).toContain('change de dates')
    expect(mailServer.lastTo(customer.email)?.attachments.map(({ contentType }) => contentType)).toEqual([
      'application/pdf',
      'text/calendar',
    ])
    expect(mailServer.lastTo('hugo-moves@lagopede.test')?.subject).toContain('De nouvelles dates')
    await isSound()
  })

  it('counts who paid the deposit among those who surely come, though it costs more', async () => {
    await pay(30_000)
    const to = await leave(130, { price_cents: 90_000 })
    await query('update departures set min_participants = 2 where id = $1', [to])
    expect((await move(to, { total: 1800 })).status).toBe(200)
    expect(await queryOne('select status from departures where id = $1', [to])).toEqual({ status: 'confirmed' })
  })

  it('leaves its seats to who waits for them, and takes the customer off the list of the other', async () => {
    const [waiting] = await createCustomers(payload, 1)
    await query('update users set email_verified_at = now()')
    const to = await leave(130)
    await query('update departures set capacity = 2 where id = $1', [from])
    const entry = (user: number | undefined, departure: number) =>
      query(`insert into waitlist_entries (user_id, departure_id, travelers, fewest, rank) values ($1, $2, 2, 2, 1)`, [
        user,
        departure,
      ])
    await entry(waiting?.id, from)
    await entry(customer.id, to)
    expect((await move(to)).status).toBe(200)
    expect(
      await query(
        `select user_id::int as "userId", held_seats::int as held from waitlist_entries where departure_id in ($1, $2)`,
        [from, to],
      ),
    ).toEqual([{ userId: waiting?.id, held: 2 }])
    await isSound()
  })
})

describe('is refused, and changes nothing', () => {
  it.each([
    ['at another price than was shown', (to: number) => move(to, { total: 900 }), 409, 'price'],
    ['for other travelers than were shown', (to: number) => move(to, { travelers: 3 }), 409, 'travelers'],
    ['from another date than was shown', (to: number) => move(to, { shownFrom: to }), 409, 'departure'],
    ['to the date it is on', () => move(from), 422, undefined],
    ['to a date that does not exist', () => move(999_999_999), 422, undefined],
  ])('%s', async (_case, act, status, reason) => {
    const to = await leave(130)
    const answer = await act(to)
    expect([answer.status, answer.body.reason]).toEqual([status, reason])
    expect([await seatsOf(from), await seatsOf(to)]).toEqual([2, 0])
  })

  it('to another trip, or one whose seats are too few, or whose sales are closed', async () => {
    const elsewhere = await createDeparture(payload, { expedition: (await createExpedition(payload)).id })
    expect((await move(elsewhere.id)).status).toBe(422)
    const full = await move(await leave(130, { capacity: 1 }))
    expect([full.status, full.body.reason, full.body.available_count]).toEqual([409, 'full', 1])
    const closed = await leave(140)
    await query('update departures set sales_closed = true where id = $1', [closed])
    expect((await move(closed)).body.reason).toBe('closed')
    expect(await dateOf(closed)).toBeUndefined()
  })

  it('when a traveler would be too young, which the list says', async () => {
    const soon = await leave(60)
    await query(`update expeditions set expedition_type = 'family', age_min_child = 8 where id = $1`, [expedition])
    await query(
      `insert into participants (reservation_id, position, birth_date)
       select $1, 1, departure_start - interval '8 years' from departures where id = $2`,
      [id, from],
    )
    expect((await move(soon)).status).toBe(409)
    expect(await dateOf(soon)).toMatchObject({ refusal: 'age' })
  })

  it('to anybody else', async () => {
    const other = await signInAs(payload)
    const to = await leave(130)
    expect((await move(to, { token: other.token })).status).toBe(404)
    expect((await changes(other.token)).status).toBe(404)
    expect((await call(`v1/reservations/${String(id)}/changes`)).status).toBe(401)
  })

  it('once fees have begun: the agency does it', async () => {
    await book(29)
    const to = await leave(130)
    const answer = await move(to)
    expect([answer.status, answer.body.reason]).toEqual([409, 'desk'])
    expect((await changes()).body.move).toEqual({ is_open: false, until: addDays(today(), -1), dates: [] })
    await book(30)
    expect((await changes()).body.move.is_open).toBe(true)
  })

  it('once the trip has begun, and once it is canceled', async () => {
    await book(0)
    const to = await leave(130)
    expect((await move(to)).status).toBe(409)
    expect((await changes()).status).toBe(409)
    await book(90)
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [id])
    await query('update departures set seats_taken = 0 where id = $1', [from])
    expect((await move(await leave(130))).status).toBe(409)
  })
})

describe('at the same moment', () => {
  it('fifty presses are one move', async () => {
    const to = await leave(130)
    const answers = await pressAtOnce(50, () => move(to))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'departure')).toHaveLength(49)
    expect([await seatsOf(from), await seatsOf(to)]).toEqual([0, 2])
    expect(
      await query(`select 1 from reservation_events where reservation_id = $1 and kind = 'moved'`, [id]),
    ).toHaveLength(1)
    await isSound()
  })

  it('two who swap their dates do not wait for each other for ever', async () => {
    const other = await signInAs(payload)
    const to = await leave(130)
    const theirs = await createBooking({ user: other.id, departure: to })
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = round % 2 === 0 ? [from, to] : [to, from]
      const answers = await Promise.all([
        move(two, { shownFrom: one }),
        move(one, { shownFrom: two, token: other.token, reservation: theirs }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    expect([await seatsOf(from), await seatsOf(to)]).toEqual([2, 2])
  })

  it('32 who want the last seats of a date get exactly those', async () => {
    const to = await leave(130, { capacity: 3 })
    await query('update departures set capacity = 32, seats_taken = 0 where id = $1', [from])
    await query('delete from reservations where id = $1', [id])
    const customers = await createCustomers(payload, 32)
    const bookings = await Promise.all(
      customers.map((one) => createBooking({ user: one.id, departure: from, travelers: 1 })),
    )
    const answers = await Promise.all(
      customers.map(({ token }, index) => move(to, { token, reservation: bookings[index], travelers: 1, total: 500 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'full')).toHaveLength(29)
    expect([await seatsOf(from), await seatsOf(to)]).toEqual([29, 3])
    await isSound()
  })
})
