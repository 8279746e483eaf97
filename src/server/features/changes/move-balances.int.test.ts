import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { moveBalances } from './move-balances'

let payload: Payload
let expedition: number
let staff: Awaited<ReturnType<typeof signInAs>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = await signInAs(payload, { role: 'staff' })
})

const leave = (days: number) =>
  createDeparture(payload, { expedition, departure_start: inDays(days), departure_end: inDays(days + 2) })

type Booked = { departure: number; dueOn?: string | null; paid?: number; status?: 'confirmed' | 'canceled' }

/** A booking of 1,000 € made a month ago, whose balance is due on a day. */
const book = async ({ departure, dueOn = inDays(60), paid = 30_000, status }: Booked): Promise<number> => {
  const { id: user } = await signInAs(payload)
  const id = await createBooking({ user, departure, ...(status && { status }) })
  await query(
    `update reservations set deposit_cents = case when $2::timestamptz is null then total_cents else 30000 end,
       balance_due_on = $2, created_at = now() - interval '30 days' where id = $1`,
    [id, dueOn],
  )
  await query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at)
     values ($1, 'deposit', 'bank_transfer', $2, now())`,
    [id, paid],
  )
  return id
}

const dueOnOf = async (id: number): Promise<string | undefined> => {
  const row = await queryOne<{ due: Date | null }>('select balance_due_on as due from reservations where id = $1', [id])
  return row?.due?.toISOString().slice(0, 10)
}

/** What a change of the contracts does once it moves the days of a departure. */
const moveTo = async (departure: number, days: number): Promise<void> => {
  const client = await pool().connect()
  await withClientTransaction(client, () =>
    moveBalances({ transaction: transactionOnClient(client), departureId: departure, departureStart: day(days) }),
  ).finally(() => client.release())
}

const day = (days: number): string => inDays(days).slice(0, 10)

describe('the balances of a departure whose first day moves', () => {
  it('follow it', async () => {
    const { id: departure } = await leave(90)
    const reservation = await book({ departure })
    await moveTo(departure, 120)
    expect(await dueOnOf(reservation)).toBe(day(90))
  })

  it('leave a week to pay when the departure comes near', async () => {
    const { id: departure } = await leave(90)
    const reservation = await book({ departure })
    await moveTo(departure, 20)
    expect(await dueOnOf(reservation)).toBe(day(7))
  })

  it.each([
    ['that is paid', { paid: 100_000 }, 60],
    ['of a canceled booking', { status: 'canceled' as const }, 60],
    ['that was asked for at once with the rest', { dueOn: null }, null],
  ])('stay where they are: the one %s', async (_case, booked, due) => {
    const { id: departure } = await leave(90)
    const reservation = await book({ departure, ...booked })
    await moveTo(departure, 120)
    expect(await dueOnOf(reservation)).toBe(due === null ? undefined : day(due))
  })
})

it('leaves a week to pay to a booking that goes to a nearer departure', async () => {
  const [{ id: far }, { id: near }] = [await leave(90), await leave(20)]
  const reservation = await book({ departure: far })
  const { status } = await call(`reservations/${String(reservation)}/move`, {
    method: 'POST',
    body: { departure_id: near },
    token: staff.token,
  })
  expect(status).toBe(200)
  expect(await dueOnOf(reservation)).toBe(day(7))
})
