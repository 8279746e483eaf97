import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DepartureSales, Planning } from '@/contract/planning'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

let payload: Payload
let staff: { id: number; token: string }
let trip: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
  trip = (await createExpedition(payload)).id
})
afterEach(async () => {
  const gone = `select id from departures where title like 'Parti %'`
  await query(`update departures set seats_taken = 0 where id in (${gone})`)
  await query(`delete from reservations where departure_id in (${gone})`)
  await query(`delete from departures where id in (${gone})`)
})

/** SQL of noon in Paris, so many days ago: a clock that has changed since then does not make it another day. */
const noon = (daysAgo: string): string =>
  `((${TODAY_TEXT} - (${daysAgo})::int + time '12:00') at time zone 'Europe/Paris')`

/** Departures of three days that left, each with a party of so many of its eight seats, booked so many days before. */
const leave = (travelers: readonly number[], { before = 60, days = 3, status = 'confirmed' } = {}) =>
  query(
    `with gone as (
       insert into departures (title, expedition_id, departure_start, departure_end, capacity, seats_taken, status)
       select 'Parti ' || o, $1, ${noon('o * 10')}, ${noon('o * 10 - $4::int + 1')}, 8, n, $5::enum_departures_status
       from unnest($3::int[]) with ordinality t (n, o) returning id, departure_start, seats_taken)
     insert into reservations (user_id, departure_id, travelers_count, unit_price_cents, total_cents, status, created_at)
     select $2, id, seats_taken, 100, 400, 'confirmed', departure_start - make_interval(days => $6::int)
     from gone where seats_taken > 0`,
    [trip, staff.id, travelers, days, status, before],
  )

/** A departure of three days in so many, and a booking of some days ago. */
const sell = async ({ inSome = 30, ago = 3, travelers = 2 } = {}) => {
  const { id } = await createDeparture(payload, {
    expedition: trip,
    departure_start: inDays(inSome),
    departure_end: inDays(inSome + 2),
  })
  const booking = await createBooking({ user: staff.id, departure: id, travelers })
  await moment(booking, 'created_at', ago)
  return { id, booking }
}

const moment = (booking: number, column: 'created_at' | 'canceled_at', ago: number) =>
  query(`update reservations set ${column} = ${noon('$2')} where id = $1`, [booking, ago])

const note = (booking: number, kind: string, ago: number, left: number | null = null) =>
  query(
    `insert into reservation_events (reservation_id, kind, created_at, left_departure_id, left_travelers)
     values ($1, $2::enum_reservation_events_kind, ${noon('$3')}, $4, case when $4::int is not null then 2 end)`,
    [booking, kind, ago, left],
  )

const read = async (id: number) =>
  (await call<DepartureSales>(`departures/${String(id)}/sales`, { token: staff.token })).body

const paceInAgenda = async (id: number) => {
  const days = `from=${inDays(20).slice(0, 10)}&to=${inDays(40).slice(0, 10)}`
  const { body } = await call<Planning>(`departures/planning?${days}`, { token: staff.token })
  return body.departures.find((one) => one.id === id)?.pace
}

const twenty = (travelers: number) => Array.from({ length: 20 }, () => travelers)

describe('the curve of a departure', () => {
  it('counts who came on the day that they booked, and who left on the day that they did', async () => {
    const { id, booking } = await sell({ ago: 40, travelers: 3 })
    // Four came; one of them left twenty days ago.
    await note(booking, 'traveler_canceled', 20)
    const other = await createBooking({ user: staff.id, departure: id, travelers: 2, status: 'canceled' })
    await moment(other, 'created_at', 30)
    await moment(other, 'canceled_at', 10)
    const { curve, days_before: daysBefore } = await read(id)
    expect(daysBefore).toBe(30)
    expect(curve).toEqual([
      { days_before: 180, travelers: 0 },
      { days_before: 70, travelers: 4 },
      { days_before: 60, travelers: 6 },
      { days_before: 50, travelers: 5 },
      { days_before: 40, travelers: 3 },
      { days_before: 30, travelers: 3 },
    ])
  })

  it('counts who moved here from that day on, without who had left before', async () => {
    const { id, booking } = await sell({ ago: 40, travelers: 2 })
    await note(booking, 'traveler_canceled', 30)
    await note(booking, 'moved', 12)
    expect((await read(id)).curve).toEqual([
      { days_before: 180, travelers: 0 },
      { days_before: 42, travelers: 2 },
      { days_before: 30, travelers: 2 },
    ])
  })

  it('counts who moved away until that day, with who had left before, and again once they come back', async () => {
    const { id, booking } = await sell({ ago: 40, travelers: 2 })
    const away = await sell()
    // Three booked here, one canceled; two went elsewhere, and came back.
    await note(booking, 'traveler_canceled', 30)
    await note(booking, 'moved', 20, id)
    await note(booking, 'moved', 10, away.id)
    expect((await read(id)).curve).toEqual([
      { days_before: 180, travelers: 0 },
      { days_before: 70, travelers: 3 },
      { days_before: 60, travelers: 2 },
      { days_before: 50, travelers: 0 },
      { days_before: 40, travelers: 2 },
      { days_before: 30, travelers: 2 },
    ])
    expect((await read(away.id)).curve.slice(1)).toEqual([
      { days_before: 50, travelers: 2 },
      { days_before: 40, travelers: 0 },
      { days_before: 33, travelers: 2 },
      { days_before: 30, travelers: 2 },
    ])
  })

  it('knows who moved away by the desk, from then on', async () => {
    const { id, booking } = await sell({ ago: 40, travelers: 2 })
    const { id: departure } = await createDeparture(payload, {
      ...{ expedition: trip, departure_start: inDays(60), departure_end: inDays(62) },
    })
    const { status } = await call(`reservations/${String(booking)}/move`, {
      ...{ method: 'POST', token: staff.token, body: { departure_id: departure } },
    })
    expect(status).toBe(200)
    expect((await read(id)).curve).toEqual([
      { days_before: 180, travelers: 0 },
      { days_before: 70, travelers: 2 },
      { days_before: 30, travelers: 0 },
    ])
  })

  it('says its minimum, its day of decision and nothing usual where too few have left', async () => {
    const { id } = await sell()
    await query('update departures set min_participants = 4 where id = $1', [id])
    await leave(twenty(4).slice(1))
    expect(await read(id)).toMatchObject({
      ...{ capacity: 8, min_participants: 4, decision_on: inDays(22).slice(0, 10), length_kind: 'short' },
      ...{ usual: [], compared_count: 19, pace: null },
    })
  })
})

describe('what is usual', () => {
  it('is what departures of its length had sold as long before', async () => {
    const { id } = await sell()
    await leave([...twenty(4), 0, 8])
    await leave(twenty(8), { days: 9 })
    const { usual, compared_count: count, pace } = await read(id)
    expect(count).toBe(22)
    expect(usual.find((point) => point.days_before === 60)).toEqual({ days_before: 60, low: 4, median: 4, high: 4 })
    expect(usual.find((point) => point.days_before === 66)).toMatchObject({ low: 0, high: 0 })
    expect(pace).toBe('behind')
  })

  it('leaves out those that did not leave, that left long ago, and that were written down afterwards', async () => {
    const { id } = await sell()
    await leave(twenty(4), { status: 'canceled' })
    await leave(twenty(4))
    await query(
      `with gone as (
         update departures set departure_start = departure_start - interval '731 days', departure_end = departure_end - interval '731 days'
         where id in (select id from departures where title like 'Parti %' and status = 'confirmed' order by id limit 5) returning id)
       update reservations set created_at = created_at - interval '731 days' where departure_id in (select id from gone)`,
    )
    await query(
      `update reservations set created_at = now() where departure_id in (
         select id from departures where title like 'Parti %' and status = 'confirmed' order by id desc limit 4)`,
    )
    expect((await read(id)).compared_count).toBe(11)
  })

  it('gives each departure of the agenda its word', async () => {
    await leave(twenty(4))
    const { id, booking } = await sell()
    expect(await paceInAgenda(id)).toBe('behind')
    await moment(booking, 'created_at', 14)
    expect(await paceInAgenda(id)).toBe('stalled')
    await query('update reservations set travelers_count = 4 where id = $1', [booking])
    expect(await paceInAgenda(id)).toBe('on_pace')
    await query('update reservations set travelers_count = 6 where id = $1', [booking])
    expect([await paceInAgenda(id), (await read(id)).pace]).toEqual(['ahead', 'ahead'])
    await query(`update departures set status = 'canceled' where id = $1`, [id])
    expect([await paceInAgenda(id), (await read(id)).pace]).toEqual([null, null])
  })
})

it('shows the whole curve of one that has left, and compares it no more', async () => {
  await leave([3])
  const left = await queryOne<{ id: number }>(`select id from departures where title like 'Parti %'`)
  const sales = await read(left?.id ?? 0)
  expect(sales).toMatchObject({ days_before: 0, pace: null })
  expect(sales.curve.at(-1)).toEqual({ days_before: 0, travelers: 3 })
})

it('is not there for a departure that is not', async () => {
  expect((await call('departures/2147483000/sales', { token: staff.token })).status).toBe(404)
})

it.each([
  ['marketer', 403],
  ['guide', 403],
  ['customer', 404],
  ['visitor', 404],
] as const)('is not shown to a %s: %i', async (role, status) => {
  const { id } = await sell()
  const token = role === 'visitor' ? undefined : (await signInAs(payload, { role })).token
  expect((await call(`departures/${String(id)}/sales`, { token })).status).toBe(status)
})
