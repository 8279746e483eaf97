import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { ReservationDesk } from '@/contract/reservation-desk'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createPromo } from '../../../../tests/factories/promo-code'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let payload: Payload
let customer: Awaited<ReturnType<typeof signInAs>>
let staff: Awaited<ReturnType<typeof signInAs>>
let id: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
})

/** Two travelers at 500 € with a code of 40 € each, whose deposit is awaited. */
beforeEach(async () => {
  await query('delete from rate_limits')
  customer = await signInAs(payload)
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  const departure = await createDeparture(payload, { expedition: (await createExpedition(payload)).id, ...dates })
  id = await createBooking({ user: customer.id, departure: departure.id, status: 'pending' })
  const code = await createPromo(payload)
  await query(
    `insert into reservation_discounts (reservation_id, kind, promo_code_id, code, effect, cents)
     values ($1, 'promo', $2, $3, 'person', 4000)`,
    [id, code.id, code.code],
  )
  await query('update reservations set total_cents = 92000, deposit_cents = 27600, balance_due_on = $2 where id = $1', [
    id,
    inDays(60),
  ])
  await runJobs()
})

const own = async () => (await call<ReservationDetail>(`v1/reservations/${String(id)}`, { token: customer.token })).body

const desk = async () => (await call<ReservationDesk>(`reservations/${String(id)}/desk`, { token: staff.token })).body
const give = (amount_cents: number, from_cents = 0, reason = 'Geste pour le retard', token = staff.token) =>
  call<{ error: string }>(`reservations/${String(id)}/discount`, {
    method: 'POST',
    token,
    body: { amount_cents, from_cents, reason },
  })

it('the agency gives a discount with a reason, in place of the one before, and takes it back', async () => {
  expect((await give(5_000)).status).toBe(200)
  expect(await own()).toMatchObject({ price: { total: 870, deposit: 261 } })
  expect((await own()).price.lines.at(-1)).toMatchObject({ label: 'Remise de l’agence', amount: -50 })
  expect(await desk()).toMatchObject({ discount_cents: 5_000, discount_max_cents: 92_000 })
  expect((await give(6_000)).status).toBe(409)
  expect((await give(0, 5_000, 'Erreur de saisie')).status).toBe(200)
  expect(await own()).toMatchObject({ price: { total: 920, deposit: 276 } })
  const told = await query<{ detail: string }>(
    `select detail from reservation_events where reservation_id = $1 and kind = 'discounted' order by id`,
    [id],
  )
  expect(told.map(({ detail }) => detail.replaceAll('\u00a0', ' '))).toEqual([
    '− 50 € : Geste pour le retard',
    'Retirée : Erreur de saisie',
  ])
  expect(await checkDatabase()).toEqual([])
})

it('the agency takes off no more than the price, and nothing of what is canceled', async () => {
  expect((await give(92_001)).status).toBe(422)
  expect((await give(92_000)).status).toBe(200)
  expect(await own()).toMatchObject({ price: { total: 0, deposit: 0 } })
  expect(await checkDatabase()).toEqual([])
  await call(`v1/reservations/${String(id)}/cancel`, { method: 'POST', token: customer.token, body: { fee: 0 } })
  expect((await give(100, 92_000)).status).toBe(409)
})

it('the agency pays back what was paid above the new price, and asks for a reason', async () => {
  await query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'full', 'bank_transfer', 92000, now())`,
    [id],
  )
  expect((await give(2_000, 0, '')).status).toBe(422)
  await give(2_000)
  expect(await own()).toMatchObject({ price: { total: 900, deposit: 276 }, refund_due: { amount: 20 } })
})

it('nobody else takes anything off', async () => {
  expect((await give(100, 0, 'Pour moi-même', customer.token)).status).not.toBe(200)
})
