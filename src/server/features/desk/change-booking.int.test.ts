import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingChange, BookingChangePreview, DeskChanges } from '@/contract/desk-changes'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

type Body = DeskChanges & BookingChangePreview & { reason: string; id: number }

let payload: Payload
let staff: Awaited<ReturnType<typeof signInAs>>
let customer: Awaited<ReturnType<typeof signInAs>>
let departure: number
let tent: string
let id: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
  customer = await signInAs(payload)
})

/** Two travelers at 500 € in twenty days, all paid; the balance was due ten days ago, and sales are closed. */
beforeEach(async () => {
  const trip = await createExpedition(payload, { options: [{ label: 'Tente', price_cents: 4000 }] })
  tent = String(trip.options?.[0]?.id)
  const dates = { departure_start: inDays(20), departure_end: inDays(22) }
  departure = (await createDeparture(payload, { expedition: trip.id, capacity: 4, ...dates })).id
  id = await createBooking({ user: customer.id, departure })
  await query(
    `update reservations set deposit_cents = 30000, balance_due_on = $2, contract = contract || '{"level_notice": null}' where id = $1`,
    [id, inDays(-10)],
  )
  await query(
    `insert into participants (reservation_id, position, first_name, told_age) select $1, n, case n when 1 then 'Odile' end, 18 from generate_series(1, 2) n`,
    [id],
  )
  await query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'deposit', 'bank_transfer', 100000, now())`,
    [id],
  )
  await query('update departures set sales_closed = true where id = $1', [departure])
  await runJobs()
})

const send = (method: 'GET' | 'POST', path: string, body?: unknown, { token } = staff) =>
  call<Body>(`reservations/${String(id)}/changes${path}`, { method, body, token })

const make = async (change: BookingChange, travelers = 2) => {
  const { body } = await send('POST', '/preview', change)
  const made = await send('POST', '', {
    ...{ change, travelers_count: travelers, fee_cents: body.fee_cents, total_cents: body.total_cents },
  })
  return { preview: body, made }
}
const lastEvent = () =>
  queryOne<{ kind: string; author: number }>(
    'select kind, author_id as author from reservation_events where reservation_id = $1 and author_id is not null order by id desc limit 1',
    [id],
  )
const mailed = async () => {
  await runJobs()
  return mailServer.lastTo(customer.email)?.subject
}
const ADD: BookingChange = { kind: 'add', travelers: [{ first_name: 'Anna', last_name: '', age: 18 }] }

describe('the agency, for a customer who calls', () => {
  it('sees who may leave, who may join and which options there are', async () => {
    expect((await send('GET', '')).body).toEqual({
      travelers: [
        { position: 1, name: 'Odile' },
        { position: 2, name: 'Voyageur 2' },
      ],
      available_count: 2,
      options: [{ id: tent, label: 'Tente', unit_cents: 4000, count: 0, most: 2 }],
    })
  })

  it('adds a traveler past closed sales: the same mail, a week to pay, and the history names who did it', async () => {
    const { preview, made } = await make(ADD)
    expect(preview).toMatchObject({ fee_cents: 0, total_cents: 150_000, left_cents: 50_000 })
    expect(made.status).toBe(200)
    expect(await lastEvent()).toEqual({ kind: 'traveler_added', author: staff.id })
    expect(await mailed()).toContain('Vous êtes maintenant 3')
    expect(await checkDatabase()).toEqual([])
  })

  it('drops a traveler for the fee of the customer’s own page', async () => {
    const { preview, made } = await make({ kind: 'drop', position: 2 })
    expect(preview).toMatchObject({ fee_cents: 15_000, total_cents: 65_000, refund_cents: 35_000 })
    expect(made.status).toBe(200)
    expect(await lastEvent()).toEqual({ kind: 'traveler_canceled', author: staff.id })
    expect(await mailed()).toContain('Une place de ta réservation')
    expect(await checkDatabase()).toEqual([])
  })

  it('adds an option once the balance was due, with a day to pay it by', async () => {
    const { preview, made } = await make({ kind: 'option', option_id: tent, count: 1, from_count: 0 })
    expect(preview).toMatchObject({ total_cents: 104_000, left_cents: 4_000 })
    expect(made.status).toBe(200)
    expect(await lastEvent()).toEqual({ kind: 'options_changed', author: staff.id })
    const due = await queryOne<{ is_later: boolean }>(
      'select balance_due_on > now() as is_later from reservations where id = $1',
      [id],
    )
    expect(due).toEqual({ is_later: true })
    expect(await mailed()).toContain('Les options de ta réservation')
  })

  it('is refused another deal than was shown, seats that nobody has, and a booking that is over', async () => {
    const body = { change: ADD, travelers_count: 2, fee_cents: 0, total_cents: 140_000 }
    expect((await send('POST', '', body)).body.reason).toBe('price')
    await query('update departures set capacity = 2 where id = $1', [departure])
    expect((await send('POST', '/preview', ADD)).body.reason).toBe('full')
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [id])
    await query('update departures set seats_taken = 0 where id = $1', [departure])
    expect((await send('GET', '')).status).toBe(409)
  })

  it('is the agency alone', async () => {
    const guide = await signInAs(payload, { role: 'guide' })
    expect((await send('GET', '', undefined, customer)).status).toBe(404)
    expect((await send('GET', '', undefined, guide)).status).toBe(403)
  })
})
