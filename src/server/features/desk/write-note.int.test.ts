import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { formatDiscount } from '@/domain/reservations/discount'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { PASSWORD } from '../../../../tests/factories/user'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const NOTE = 'Rappeler après 18 h.\nSon frère hésite encore.'

let payload: Payload
let customer: Awaited<ReturnType<typeof signInAs>>
let staff: string
let id: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff', first_name: 'Maud' })).token
})

beforeEach(async () => {
  await query('delete from rate_limits')
  customer = await signInAs(payload)
  await query(`update users set first_name = 'Odile', last_name = 'Perrin', phone = '+33612344455' where id = $1`, [
    customer.id,
  ])
  const expedition = (await createExpedition(payload, { name: 'Tour des Bauges' })).id
  const dates = { departure_start: inDays(60), departure_end: inDays(62) }
  id = await createBooking({
    user: customer.id,
    departure: (await createDeparture(payload, { expedition, ...dates })).id,
    travelers: 2,
  })
})

type Body = { error: string; id: number }

const write = (text: string, from = '', token = staff) =>
  call<Body>(`reservations/${String(id)}/note`, { method: 'POST', token, body: { text, from } })
const desk = async () => (await call<ReservationDesk>(`reservations/${String(id)}/desk`, { token: staff })).body

it('begins with who booked what and when, what is owed and what happened', async () => {
  const [{ deposit } = { deposit: 0 }] = await query<{ deposit: number }>(
    'select coalesce(deposit_cents, total_cents)::int as deposit from reservations where id = $1',
    [id],
  )
  const shown = await desk()
  expect(shown).toMatchObject({
    customer: { id: customer.id, name: 'Odile Perrin', email: customer.email, phone: '+33612344455' },
    expedition: { name: 'Tour des Bauges' },
    travelers_count: 2,
    paid_cents: 0,
    owed_cents: shown.total_cents,
    deposit_left_cents: deposit,
    note: null,
  })
  await query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'deposit', 'cheque', 30000, now())`,
    [id],
  )
  await call(`reservations/${String(id)}/discount`, {
    method: 'POST',
    token: staff,
    body: { amount_cents: 1_000, from_cents: 0, reason: 'Fidélité' },
  })
  const later = await desk()
  expect(later.owed_cents).toBe(shown.total_cents - 31_000)
  expect(later.story[0]).toMatchObject({
    kind: 'discounted',
    by: 'Maud',
    detail: `${formatDiscount(10)}\u00a0: Fidélité`,
  })
})

it('owes the fee alone once canceled', async () => {
  await call(`reservations/${String(id)}/cancel`, {
    method: 'POST',
    token: staff,
    body: { reason: 'Malade', fee_cents: 5_000 },
  })
  expect(await desk()).toMatchObject({ owed_cents: 5_000, deposit_left_cents: 0 })
})

it('keeps a note with its author, replaces it and removes it', async () => {
  expect((await write(`  ${NOTE}  `)).status).toBe(200)
  expect((await desk()).note).toMatchObject({ text: NOTE, by: 'Maud' })
  expect((await write('Réglé.', NOTE)).status).toBe(200)
  expect((await desk()).note?.text).toBe('Réglé.')
  expect((await write('', 'Réglé.')).status).toBe(200)
  expect((await desk()).note).toBeNull()
})

it('lets one of two writers win, and tells the other', async () => {
  const answers = await Promise.all([write('Note de Maud'), write('Note d’Ali')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
    'Cette note a changé entre-temps\u00a0: relis la réservation.',
  )
})

it('refuses a text that is too long, a reservation that is not there and who is not of the agency', async () => {
  expect((await write('x'.repeat(2_001))).status).toBe(422)
  for (const role of ['guide', 'marketer'] as const) {
    expect((await write(NOTE, '', (await signInAs(payload, { role })).token)).status).toBe(403)
  }
  expect((await write(NOTE, '', customer.token)).status).toBe(404)
  const missing = await call('reservations/2147483000/note', {
    method: 'POST',
    token: staff,
    body: { text: NOTE, from: '' },
  })
  expect(missing.status).toBe(404)
})

it('tells the customer nothing of it: neither in what they read nor in the export of their data', async () => {
  await write(NOTE)
  for (const path of [`v1/reservations/${String(id)}`, 'v1/reservations', 'v1/user/export']) {
    const { status, body } = await call(path, { token: customer.token })
    expect([path, status]).toEqual([path, 200])
    expect(JSON.stringify(body)).not.toContain('frère hésite')
  }
})

it('goes with the customer’s account', async () => {
  await write(NOTE)
  const { token } = customer
  const { body } = await call<{ fee: number }>('v1/user/deletion', { token })
  const agreed = { confirmation: PASSWORD, cancels: [id], fee: body.fee }
  expect((await call('v1/user/deletion', { method: 'POST', token, body: agreed })).status).toBe(200)
  expect(await query('select 1 from reservation_notes where reservation_id = $1', [id])).toEqual([])
})
