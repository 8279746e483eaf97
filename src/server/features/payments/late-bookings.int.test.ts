import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Money } from '@/contract/money'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
})

/** A booking of 1,000 € with a deposit of 300 €, made so many days ago, whose balance is due in so many days. */
const book = async ({ ago, balanceIn, paid = 0 }: { ago: number; balanceIn: number; paid?: number }) => {
  const dates = { departure_start: inDays(balanceIn + 30), departure_end: inDays(balanceIn + 32) }
  const { id: departure } = await createDeparture(payload, { expedition, ...dates })
  const { id: user } = await signInAs(payload)
  const id = await createBooking({ user, departure })
  await query(
    `update reservations set deposit_cents = 30000, created_at = now() - make_interval(days => $2::int),
       balance_due_on = now() + make_interval(days => $3::int) where id = $1`,
    [id, ago, balanceIn],
  )
  if (paid > 0)
    await query(
      `insert into payments (reservation_id, kind, method, amount_cents, received_at, updated_at, created_at)
       values ($1, 'full', 'bank_transfer', $2, now(), now(), now())`,
      [id, paid],
    )
  return { id, departure }
}

const late = async () => (await call<Money>('reservations/money', { token: staff })).body.late

it('lists who is late, the most overdue first, with the sum, the day and the last reminder', async () => {
  const before = (await late()).total_cents
  const balance = await book({ ago: 60, balanceIn: -5, paid: 30_000 })
  const deposit = await book({ ago: 20, balanceIn: 40, paid: 10_000 })
  await query(
    `insert into scheduled_mails (reservation_id, kind, due_at, state, settled_at) values ($1, 'deposit_due', now(), 'sent', now())
     on conflict do nothing`,
    [deposit.id],
  )
  await query(
    `update scheduled_mails set state = 'sent', settled_at = now() where reservation_id = $1 and kind = 'deposit_due'`,
    [deposit.id],
  )
  const { bookings, total_cents: total } = await late()
  const mine = bookings.filter(({ reservation_id: id }) => [balance.id, deposit.id].includes(id))
  expect(mine).toMatchObject([
    { reservation_id: deposit.id, due_cents: 20_000, late_days: 13, reminded_on: inDays(0).slice(0, 10) },
    { reservation_id: balance.id, due_cents: 70_000, late_days: 5, reminded_on: null },
  ])
  expect(total - before).toBe(90_000)
})

it('leaves out what is paid, canceled or not due yet', async () => {
  const paid = await book({ ago: 60, balanceIn: -5, paid: 100_000 })
  const early = await book({ ago: 3, balanceIn: 40 })
  const held = await book({ ago: 60, balanceIn: 4, paid: 30_000 })
  const canceled = await book({ ago: 60, balanceIn: -5 })
  const gone = await book({ ago: 60, balanceIn: -5 })
  const ids = async () => (await late()).bookings.map(({ reservation_id: id }) => id)
  expect(await ids()).toEqual(expect.arrayContaining([canceled.id, gone.id]))
  await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [canceled.id])
  await query(`update departures set status = 'canceled' where id = $1`, [gone.departure])
  const listed = await ids()
  expect([paid, early, held, canceled, gone].filter(({ id }) => listed.includes(id))).toEqual([])
})

it('is refused to a guide', async () => {
  const guide = await signInAs(payload, { role: 'guide' })
  expect((await call('reservations/money', { token: guide.token })).status).toBe(403)
})
