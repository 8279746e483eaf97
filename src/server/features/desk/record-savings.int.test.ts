import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ReservationDesk } from '@/contract/reservation-desk'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { checkDatabase } from '@/server/compose/check-database'
import { readFeeFacts } from '@/server/features/documents/fee-facts'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let customer: Awaited<ReturnType<typeof signInAs>>
let staff: string
let id: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  customer = await signInAs(payload)
  staff = (await signInAs(payload, { role: 'staff' })).token
})

beforeEach(async () => {
  await query('delete from rate_limits')
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(20), departure_end: inDays(22) }
  id = await createBooking({
    user: customer.id,
    departure: (await createDeparture(payload, { expedition, ...dates })).id,
  })
  await query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'full', 'bank_transfer', 100000, now())`,
    [id],
  )
})

const save = (amount_cents: number, note = 'place revendue', token = staff) =>
  call<{ error: string }>(`reservations/${String(id)}/savings`, { method: 'POST', token, body: { amount_cents, note } })
const own = async (method: 'GET' | 'POST' = 'GET', path = '', body?: object) =>
  (await call<ReservationDetail>(`v1/reservations/${String(id)}${path}`, { method, token: customer.token, body })).body
const desk = async () => (await call<ReservationDesk>(`reservations/${String(id)}/desk`, { token: staff })).body
const told = () =>
  query<{ detail: string }>(
    `select detail from reservation_events where reservation_id = $1 and kind = 'savings' order by id`,
    [id],
  )

it('lowers the fee of a canceled booking, replaces what was said before, and keeps each in its history', async () => {
  await own('POST', '/cancel', { fee: 300 })
  expect((await save(12_000)).status).toBe(200)
  expect(await own()).toMatchObject({ cancellation_fee: 180, refund_due: { amount: 820 } })
  expect((await save(5_000, '')).status).toBe(200)
  expect(await own()).toMatchObject({ cancellation_fee: 250, refund_due: { amount: 750 } })
  expect(await desk()).toMatchObject({ gross_fee_cents: 30_000, savings_cents: 5_000, refund_due_cents: 75_000 })
  expect((await told()).map(({ detail }) => detail.replaceAll('\u00a0', ' '))).toEqual([
    '120 € : place revendue',
    '50 €',
  ])
  expect(await readFeeFacts(id)).toMatchObject({ savingsCents: 5_000, canceled: { feeCents: 25_000, byAgency: false } })
  expect((await checkDatabase()).filter(({ check }) => check !== 'hits')).toEqual([])
})

it('tells who gets something back, and not when it is less than was said, nor twice', async () => {
  await own('POST', '/cancel', { fee: 300 })
  const lowered = async () => {
    await runJobs()
    return mailServer.sentTo(customer.email).filter(({ subject }) => subject?.startsWith('Tes frais')).length
  }
  const before = await lowered()
  await save(12_000)
  await save(12_000)
  expect((await lowered()) - before).toBe(1)
  await save(5_000)
  expect((await lowered()) - before).toBe(1)
})

it('lowers what is kept for a traveler canceled before, and the total with it; canceling the rest counts it once', async () => {
  await own('POST', '/participants/2/cancel', { fee: 150, travelers_count: 2 })
  expect((await save(15_000)).status).toBe(200)
  expect(await own()).toMatchObject({ travelers_fee: 0, price: { total: 500 }, refund_due: { amount: 500 } })
  expect(await own('POST', '/cancel', { fee: 150 })).toMatchObject({
    cancellation_fee: 150,
    refund_due: { amount: 850 },
  })
  expect(await desk()).toMatchObject({ gross_fee_cents: 15_000, savings_cents: 0 })
})

it('is refused where nothing is kept, beyond the fee, and to customers', async () => {
  expect((await save(100)).status).toBe(409)
  await own('POST', '/cancel', { fee: 300 })
  const { status, body } = await save(30_001)
  expect([status, body.error.replaceAll('\u00a0', ' ')]).toEqual([422, 'Les économies dépassent les frais, de 300 €.'])
  expect([403, 404]).toContain((await save(100, '', customer.token)).status)
  expect(await own()).toMatchObject({ cancellation_fee: 300 })
})

it('of the same sum twice at once is written down once', async () => {
  await own('POST', '/cancel', { fee: 300 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(10_000)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(await own()).toMatchObject({ cancellation_fee: 200 })
  expect(await told()).toHaveLength(1)
})

it('the paper that justifies the fees is the staff’s to take too, and nobody else’s', async () => {
  const ask = (token?: string) => call(`reservations/${String(id)}/fees.pdf`, { token })
  expect((await ask(staff)).status).toBe(200)
  expect((await ask(customer.token)).status).toBe(404)
  expect((await ask()).status).toBe(404)
  expect((await call('reservations/999999/fees.pdf', { token: staff })).status).toBe(404)
})
