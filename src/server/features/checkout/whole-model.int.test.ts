import config from '@payload-config'
import fc from 'fast-check'
import { getPayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { ReservationChanges } from '@/contract/reservation-changes'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { createCustomers, type Customer } from '../../../../tests/seats/create-customers'

// `npm run soak` runs more.
const RUNS = Number(process.env.MODEL_RUNS ?? 12)
const CAPACITIES = [3, 6]
const MINIMUM = 2
const PRICE_CENTS = 10_000
const KINDS = [
  'hold',
  'order',
  'expire',
  'cancel',
  'cancel one',
  'move',
  'transfer',
  'pay',
  'join',
  'change',
  'leave',
  'accept',
  'wait for more',
  'resume',
  'offers end',
  'claims end',
  'reorder',
] as const

const command = fc.record({
  // Bookings come first, so that departures fill.
  kind: fc.constantFrom('hold' as const, 'order' as const, 'join' as const, ...KINDS),
  user: fc.integer({ min: 0, max: 3 }),
  departure: fc.integer({ min: 0, max: 1 }),
  seats: fc.integer({ min: 1, max: 4 }),
  other: fc.integer({ min: 1, max: 4 }),
})
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never

let expedition: number
let customers: Customer[]
let staffToken: string
let departures: number[]
let presses = 0

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload, { price_cents: PRICE_CENTS })).id
  customers = await createCustomers(payload, 4)
  staffToken = (await signInAs(payload, { role: 'staff' })).token
  await createLegalDocument(payload, { kind: 'transfer_notice' })
  await runJobs()
})

const startOver = async (): Promise<void> => {
  // Papers are kept for ten years from everyone but the owner of their table.
  for (const table of ['invoices', 'invoice_counters']) {
    await query(`alter table ${table} disable trigger user`)
    await query(`delete from ${table}`)
    await query(`alter table ${table} enable trigger user`)
  }
  for (const table of ['carts', 'payments', 'participants', 'reservation_events', 'reservations', 'departures']) {
    await query(`delete from ${table}`)
  }
  const rows = await query<{ id: number }>(
    `insert into departures (expedition_id, departure_start, departure_end, capacity, min_participants, seats_taken, status)
     select $1, now() + interval '90 days', now() + interval '92 days', capacity, $3, 0, 'open'
     from unnest($2::int[]) as capacity returning id`,
    [expedition, CAPACITIES, MINIMUM],
  )
  departures = rows.map(({ id }) => id)
}

type Id = { id: number }
type Owned = Id & { user_id: number }

/** One of the rows, by the number drawn, so that a step finds something to do whenever there is something. */
const pick = <Row>(rows: Row[], drawn: number): Row | undefined => rows[drawn % Math.max(rows.length, 1)]
const carts = () => query<Owned>('select id, user_id from carts order by id')
const entries = () =>
  query<Owned & { offered: number }>(`
  select id, user_id, case when offered_until is null then 0 else held_seats::int end as offered
  from waitlist_entries order by id`)
const standing = () =>
  query<Owned & { travelers: number; owed: number }>(`
    select r.id, r.user_id, r.travelers_count::int as travelers, r.deposit_cents::int - coalesce((
      select sum(p.amount_cents)::int from payments p where p.reservation_id = r.id), 0) as owed
    from reservations r where r.status <> 'canceled' order by r.id`)
const tokenOf = (userId: number | undefined) => customers.find(({ id }) => id === userId)?.token

type Answer = { status: number; body: { error?: string } }
type Drawn = Omit<Command, 'kind'>
/** One step of a customer, of the clock or of the agency; nothing when there is nothing to do it with. */
type Step = (drawn: Drawn) => Promise<Answer | undefined>

const send = (
  userId: number | undefined,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers = {},
) => call<Answer['body']>(`v1/${path}`, { method, token: tokenOf(userId), body, headers })

const changesOf = async ({ id, user_id: userId }: Owned) =>
  (await call<ReservationChanges>(`v1/reservations/${String(id)}/changes`, { token: tokenOf(userId) })).body

const ofBooking =
  (act: (booked: Awaited<ReturnType<typeof standing>>[number], drawn: Drawn) => Promise<Answer | undefined>): Step =>
  async (drawn) => {
    const booked = pick(await standing(), drawn.user)
    return booked && act(booked, drawn)
  }
const ofEntry =
  (act: (entry: Awaited<ReturnType<typeof entries>>[number], drawn: Drawn) => Promise<Answer>): Step =>
  async (drawn) => {
    const entry = pick(await entries(), drawn.user)
    return entry && act(entry, drawn)
  }
const ends =
  (table: string, column: string): Step =>
  async () => {
    await query(`update ${table} set ${column} = now() - interval '1 second' where ${column} is not null`)
    await query(`select graphile_worker.add_job('free_expired_holds')`)
    await runJobs()
    return undefined
  }
const partyOf = ({ seats, other }: Drawn) => ({ travelers_count: seats, fewest_count: Math.min(seats, other) })

const STEPS: Record<(typeof KINDS)[number], Step> = {
  hold: ({ user, departure, seats }) =>
    send(customers[user]?.id, 'POST', 'cart', { departure_id: departures[departure], travelers_count: seats }),
  order: async ({ user }) => {
    const cart = pick(await carts(), user)
    if (!cart) return
    const token = tokenOf(cart.user_id)
    const { body } = await call<{ price: { total: number } }>(`v1/carts/${String(cart.id)}`, { token })
    const agreed = { terms_version: '2026-11', accepts_terms: true, certifies_level: true, total: body.price.total }
    const key = { 'idempotency-key': String(presses) }
    return send(cart.user_id, 'POST', 'reservations', { cart_id: cart.id, ...agreed }, key)
  },
  expire: ends('carts', 'hold_expires_at'),
  cancel: ofBooking(({ id, user_id }) => send(user_id, 'POST', `reservations/${String(id)}/cancel`, { fee: 0 })),
  'cancel one': ofBooking(({ id, user_id, travelers }) =>
    send(user_id, 'POST', `reservations/${String(id)}/participants/1/cancel`, { fee: 0, travelers_count: travelers }),
  ),
  move: ofBooking(async ({ id, user_id, travelers }, { departure }) => {
    const { move, departure_id: from } = await changesOf({ id, user_id })
    const date = pick(move.dates, departure)
    if (!date) return
    return send(user_id, 'POST', `reservations/${String(id)}/departure`, {
      departure_id: date.departure_id,
      from_departure_id: from,
      travelers_count: travelers,
      total: date.total,
    })
  }),
  transfer: ofBooking(async ({ id, user_id, travelers }, { seats }) => {
    const { transfer } = await changesOf({ id, user_id })
    const place = Math.min(seats, travelers)
    return send(user_id, 'POST', `reservations/${String(id)}/participants/${String(place)}/transfer`, {
      ...{ first_name: 'Lou', last_name: 'Martel', birth_date: '1990-02-28', phone: '06 39 98 12 34', level: 5 },
      email: `lou-${String(presses)}@lagopede.test`,
      ...{ travelers_count: travelers, done_count: transfer.done_count, cost: transfer.cost },
      notice_version: transfer.notice_version,
    })
  }),
  pay: ofBooking(async ({ id, owed }) => {
    if (owed <= 0) return
    const received = { kind: 'deposit', amount_cents: owed, received_on: calendarDayInParis(new Date()) }
    return call(`reservations/${String(id)}/payments`, {
      method: 'POST',
      token: staffToken,
      body: { ...received, key: `press-${String(presses).padStart(16, '0')}` },
    })
  }),
  join: (drawn) =>
    send(customers[drawn.user]?.id, 'POST', 'waitlist', {
      departure_id: departures[drawn.departure],
      ...partyOf(drawn),
    }),
  change: ofEntry(({ id, user_id }, drawn) => send(user_id, 'PATCH', `waitlist/${String(id)}`, partyOf(drawn))),
  leave: ofEntry(({ id, user_id }) => send(user_id, 'DELETE', `waitlist/${String(id)}`)),
  accept: ofEntry(({ id, user_id, offered }, { seats }) =>
    send(user_id, 'POST', `waitlist/${String(id)}/accept`, { travelers_count: Math.min(seats, Math.max(1, offered)) }),
  ),
  'wait for more': ofEntry(({ id, user_id }) => send(user_id, 'POST', `waitlist/${String(id)}/wait`)),
  resume: ofEntry(({ id, user_id }) => send(user_id, 'POST', `waitlist/${String(id)}/resume`)),
  'offers end': ends('waitlist_entries', 'offered_until'),
  'claims end': ends('waitlist_entries', 'claimed_until'),
  reorder: async ({ departure }) => {
    const id = departures[departure]
    const rows = await query<Id>('select id from waitlist_entries where departure_id = $1 order by rank', [id])
    if (rows.length < 2) return
    const shown = rows.map((row) => row.id)
    return call(`departures/${String(id)}/waitlist`, {
      method: 'POST',
      token: staffToken,
      body: { entry_id: shown[0], place: shown.length, shown, reason: 'Un pas du modèle' },
    })
  },
}

const stepOf = (step: Pick<Command, 'kind'> & Partial<Drawn>): Command => ({
  ...{ user: 0, departure: 0, seats: 1, other: 1 },
  ...step,
})

/** A departure that is booked out, and waited for by two parties: where most of what may go wrong begins. */
const OPENING = [
  stepOf({ kind: 'hold', seats: 3 }),
  stepOf({ kind: 'order' }),
  stepOf({ kind: 'join', user: 1, seats: 2, other: 2 }),
  stepOf({ kind: 'join', user: 2 }),
]

/** A way through every step that must have been taken once, so that a model that gets nowhere is found out. */
const STORY = [
  stepOf({ kind: 'reorder' }),
  stepOf({ kind: 'pay' }),
  stepOf({ kind: 'transfer', seats: 2 }),
  stepOf({ kind: 'cancel one' }),
  stepOf({ kind: 'accept', user: 1 }),
  stepOf({ kind: 'move' }),
  stepOf({ kind: 'cancel' }),
  stepOf({ kind: 'leave' }),
]

/** Who could be served and is not: nobody ahead claims the seats, and they would do. */
const leftWaiting = () =>
  query(`
    select w.id from waitlist_entries w join departures d on d.id = w.departure_id
    where not w.is_paused and w.offered_until is null and w.held_seats = 0 and w.fewest <= d.capacity - d.seats_taken
      and not exists (select from waitlist_entries o where o.departure_id = w.departure_id and o.rank < w.rank
        and o.held_seats > 0 and o.offered_until is null)`)

/** Confirmed once, a departure stays so, whoever leaves it. */
const confirmed = async (): Promise<number[]> =>
  (await query<Id>(`select id from departures where status = 'confirmed'`)).map(({ id }) => id)

it(
  'keeps its books whatever customers, the clock and the agency do, in whatever order',
  async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 20 }), async (commands) => {
        await startOver()
        let sure: number[] = []
        for (const one of [...OPENING, ...commands]) {
          presses += 1
          await query('delete from rate_limits')
          const answer = await STEPS[one.kind](one)
          if (answer) {
            seen.add(`${one.kind} ${answer.status < 300 ? 'done' : 'refused'}`)
            expect([200, 201, 404, 409, 422], JSON.stringify({ one, ...answer })).toContain(answer.status)
          }
          expect(await checkDatabase(), JSON.stringify(one)).toEqual([])
          expect(await leftWaiting(), JSON.stringify(one)).toEqual([])
          const now = await confirmed()
          expect(now).toEqual(expect.arrayContaining(sure))
          sure = now
        }
      }),
      { numRuns: RUNS, examples: [[STORY]] },
    )
    // A model that never gets anywhere would prove nothing.
    for (const kind of [
      'hold',
      'order',
      'cancel',
      'cancel one',
      'move',
      'transfer',
      'pay',
      'join',
      'accept',
      'reorder',
      'leave',
    ]) {
      expect(seen).toContain(`${kind} done`)
    }
  },
  RUNS * 20_000,
)
