import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatShortDate } from '@/domain/french-dates'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

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

const eventsOf = (id: number) =>
  query<{ kind: string; detail: string; author: number }>(
    'select kind, detail, author_id as author from reservation_events where reservation_id = $1',
    [id],
  )

const edit = async (departure: number, data: Record<string, string>): Promise<void> => {
  const { status } = await call(`departures/${String(departure)}`, { method: 'PATCH', body: data, token: staff.token })
  expect(status).toBe(200)
}

const day = (days: number): string => inDays(days).slice(0, 10)

describe('the balances of a departure whose first day moves', () => {
  it('follow it, and each change is written down with its author', async () => {
    const { id: departure } = await leave(90)
    const reservation = await book({ departure })
    await edit(departure, { departure_start: inDays(120), departure_end: inDays(122) })
    expect(await dueOnOf(reservation)).toBe(day(90))
    const [event] = await eventsOf(reservation)
    expect(event).toMatchObject({ kind: 'moved', author: staff.id })
    expect(event?.detail).toContain(`, solde avant le ${formatShortDate(day(90))}`)
  })

  it('leave a week to pay when the departure comes near', async () => {
    const { id: departure } = await leave(90)
    const reservation = await book({ departure })
    await edit(departure, { departure_start: inDays(20), departure_end: inDays(22) })
    expect(await dueOnOf(reservation)).toBe(day(7))
  })

  it.each([
    ['that is paid', { paid: 100_000 }, 60],
    ['of a canceled booking', { status: 'canceled' as const }, 60],
    ['that was asked for at once with the rest', { dueOn: null }, null],
  ])('stay where they are: the one %s', async (_case, booked, due) => {
    const { id: departure } = await leave(90)
    const reservation = await book({ departure, ...booked })
    await edit(departure, { departure_start: inDays(120), departure_end: inDays(122) })
    expect(await dueOnOf(reservation)).toBe(due === null ? undefined : day(due))
    for (const { detail } of await eventsOf(reservation)) expect(detail).not.toContain('solde')
  })

  it('stay where they are when the last day alone moves', async () => {
    const { id: departure } = await leave(90)
    const reservation = await book({ departure, dueOn: inDays(-3) })
    await edit(departure, { departure_end: inDays(95) })
    expect(await dueOnOf(reservation)).toBe(day(-3))
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
