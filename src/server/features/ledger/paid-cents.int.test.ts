import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { readRefundsDue } from '@/server/features/changes/cancellation/list-refunds-due'
import { readMoney } from '@/server/features/payments/read-money'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { createBulkCatalogue, createReference } from '../../../../tests/factories/bulk-catalogue'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createUser } from '../../../../tests/factories/user'
import { waitingForLocks } from '../../../../tests/integration/waiting-for-locks'

/** What two travelers pay. */
const TOTAL = 100_000

let departure: number
let booking: number
let other: number

beforeEach(async () => {
  const payload = await getPayload({ config, cron: false })
  const expedition = await createExpedition(payload)
  const { id: user } = await createUser(payload)
  departure = (await createDeparture(payload, { expedition: expedition.id })).id
  booking = await createBooking({ user, departure })
  other = await createBooking({ user, departure })
})

const paid = async (id = booking) =>
  (await queryOne<{ cents: number }>('select paid_cents as cents from reservations where id = $1', [id]))?.cents

const WRITE = `insert into payments (reservation_id, kind, method, amount_cents, received_at)
  values ($1, $2, 'bank_transfer', $3, now()) returning id`

const write = (cents: number, kind = 'balance', id = booking) => queryOne<{ id: number }>(WRITE, [id, kind, cents])

const refundDue = async () => (await readRefundsDue()).find((due) => due.reservation_id === booking)?.amount_cents

const money = async () => {
  const due = (await readMoney()).departures.find(({ id }) => id === departure)
  return due && { due: due.due_cents, refund: due.refund_cents }
}

it('is what was received, less what was given back', async () => {
  await write(60_000, 'deposit')
  expect(await paid()).toBe(60_000)
  await write(15_000, 'refund')
  expect(await paid()).toBe(45_000)
  expect(await paid(other)).toBe(0)
})

it('follows payments that are corrected, carried over and taken away', async () => {
  const first = await write(60_000)
  const second = await write(10_000)
  await query('update payments set amount_cents = 50000 where id = $1', [first?.id])
  expect(await paid()).toBe(60_000)
  await query(`update payments set kind = 'refund' where id = $1`, [second?.id])
  expect(await paid()).toBe(40_000)
  await query('update payments set reservation_id = $2 where id = $1', [first?.id, other])
  expect([await paid(), await paid(other)]).toEqual([-10_000, 50_000])
  await query('delete from payments where id = $1', [first?.id])
  expect([await paid(), await paid(other)]).toEqual([-10_000, 0])
})

it('is undone with the payment, and never counted twice by two at once', async () => {
  const client = await pool().connect()
  try {
    await client.query('begin')
    await client.query(WRITE, [booking, 'balance', 30_000])
    const second = write(20_000)
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 60_000 })
    await client.query('commit')
    await second
    expect(await paid()).toBe(50_000)

    await client.query('begin')
    await client.query(WRITE, [booking, 'balance', 30_000])
    await client.query('rollback')
    expect(await paid()).toBe(50_000)
  } finally {
    client.release()
  }
})

it('says what is due and what has to be given back', async () => {
  expect(await money()).toEqual({ due: 2 * TOTAL, refund: 0 })
  await write(TOTAL)
  expect([await money(), await refundDue()]).toEqual([{ due: TOTAL, refund: 0 }, undefined])
  await write(5_000)
  expect([await money(), await refundDue()]).toEqual([{ due: TOTAL, refund: 5_000 }, 5_000])
  await write(5_000, 'refund')
  await write(TOTAL, 'balance', other)
  expect([await money(), await refundDue()]).toEqual([undefined, undefined])

  await query(
    `update reservations set status = 'canceled', canceled_at = now(), cancellation_fee_cents = 30000, indemnity_cents = 2000
     where id = $1`,
    [booking],
  )
  expect([await money(), await refundDue()]).toEqual([{ due: 0, refund: TOTAL - 28_000 }, TOTAL - 28_000])
  await write(TOTAL - 28_000, 'refund')
  expect([await money(), await refundDue()]).toEqual([undefined, undefined])
})

it('lists the departures that leave first, and adds up those that are not listed too', async () => {
  await createReference()
  await createBulkCatalogue({ count: 60 })
  const before = (await readMoney()).due
  // Every departure of theirs has a booking like that one, of another sum.
  await query(
    `insert into reservations select (jsonb_populate_record(r, jsonb_build_object('id', nextval('reservations_id_seq'),
       'departure_id', d.id, 'number', 'LG-' || d.id, 'cart_number', null, 'total_cents', 20000000 + d.id, 'deposit_cents', 0,
       'balance_due_on', now() + interval '30 days'))).*
     from reservations r, departures d join expeditions e on e.id = d.expedition_id where r.id = $1 and e.slug like 'bulk-%'`,
    [booking],
  )
  const made = await query<{ id: number; cents: number }>(
    `select d.id, r.total_cents::int as cents from reservations r join departures d on d.id = r.departure_id
     where r.number like 'LG-%' order by d.departure_start, d.id`,
  )
  const { departures, due } = await readMoney()
  expect(made.length).toBe(240)
  expect(departures.length).toBe(200)
  const ids = new Set(made.map(({ id }) => id))
  const listed = departures.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  expect(listed).toEqual(made.slice(0, listed.length).map(({ id }) => id))
  expect(due).toEqual({
    departures_count: before.departures_count + 240,
    due_cents: before.due_cents + made.reduce((cents, row) => cents + row.cents, 0),
    refund_cents: before.refund_cents,
  })
  expect(due.due_cents).toBeGreaterThan(2 ** 31)
})
