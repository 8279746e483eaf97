import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import type { DepartureDesk } from '@/contract/desk'
import type { GuideDeparture } from '@/contract/guide-departures'
import type { UnpaidStart } from '@/contract/unpaid-starts'
import { env } from '@/env'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

/** A booking of 1,000 € that leaves in so many days, with what was paid of it. */
const book = async ({ days, paid = 0, balanceIn }: { days: number; paid?: number; balanceIn?: number }) => {
  const dates = { departure_start: inDays(days), departure_end: inDays(days + 2) }
  const { id: departure } = await createDeparture(payload, { expedition, ...dates })
  const { id: user } = await signInAs(payload)
  const id = await createBooking({ user, departure })
  await query(
    `update reservations set deposit_cents = case when $2::int is null then 100000 else 30000 end,
       balance_due_on = now() + make_interval(days => $2::int) where id = $1`,
    [id, balanceIn ?? null],
  )
  if (paid > 0) await pay(id, paid)
  await query(
    `insert into participants (reservation_id, position, first_name, updated_at, created_at)
     select $1, n, 'Ana', now(), now() from generate_series(1, 2) n on conflict do nothing`,
    [id],
  )
  return { id, departure }
}

const pay = (id: number, cents: number) =>
  query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at, updated_at, created_at)
     values ($1, 'full', 'bank_transfer', $2, now(), now(), now())`,
    [id, cents],
  )

const listed = async () =>
  (await call<{ reservations: UnpaidStart[] }>('reservations/unpaid-starts', { token: staff })).body.reservations

const team = () => /<(.*)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM

const tell = async () => {
  await query(`select graphile_worker.add_job('ask_for_unpaid')`)
  await runJobs()
  return mailServer.sentTo(team()).filter(({ subject }) => subject?.includes('à appeler avant le départ'))
}

it('is a task of the desk in the last days alone, until what is due is paid', async () => {
  const soon = await book({ days: 1, paid: 30_000 })
  const paid = await book({ days: 1, paid: 100_000 })
  const far = await book({ days: 40 })
  const awaited = await book({ days: 1, paid: 30_000, balanceIn: 0 })
  const rows = await listed()
  expect(rows.find(({ id }) => id === soon.id)).toMatchObject({ due_cents: 70_000 })
  const ids = rows.map(({ id }) => id)
  expect([paid, far, awaited].filter(({ id }) => ids.includes(id))).toEqual([])
  await pay(soon.id, 70_000)
  expect((await listed()).map(({ id }) => id)).not.toContain(soon.id)
})

it('is told to the team by one mail, and not again the next morning', async () => {
  const { id } = await book({ days: 1 })
  const told = await tell()
  const number = (await listed()).find((one) => one.id === id)?.number ?? ''
  expect(told.filter(({ text }) => text?.includes(number))).toHaveLength(1)
  expect(await tell()).toHaveLength(told.length)
})

it('is answered to the agency alone', async () => {
  const guide = await signInAs(payload, { role: 'guide' })
  expect((await call('reservations/unpaid-starts', { token: guide.token })).status).toBe(403)
})

it('shows on the departure to the desk and, without a sum, to its guide', async () => {
  const { departure } = await book({ days: 5 })
  const settled = await book({ days: 5, paid: 100_000 })
  const desk = async (id: number) =>
    (await call<DepartureDesk>(`departures/${String(id)}/desk`, { token: staff })).body.reservations
  const roster = async (id: number) =>
    (await call<GuideDeparture>(`v1/guide/departures/${String(id)}`, { token: staff })).body.participants
  expect((await desk(departure)).map((one) => one.is_unpaid)).toEqual([true])
  expect((await desk(settled.departure)).map((one) => one.is_unpaid)).toEqual([false])
  expect((await roster(departure)).map((one) => one.is_unpaid)).toEqual([true, true])
  expect((await roster(settled.departure)).map((one) => one.is_unpaid)).toEqual([false, false])
  expect(JSON.stringify(await roster(departure))).not.toContain('cents')
})
