import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DepartureDesk, DepartureToDecide } from '@/contract/desk'
import type { Departure } from '@/contract/expeditions'
import type { Hit } from '@/contract/hit'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { checkDatabase } from '@/server/compose/check-database'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { cancelDeparture } from '../../../../../tests/integration/cancel-departure'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (
    await createExpedition(payload, { group_min: 4, fixed_cost_cents: 120_000, traveler_cost_cents: 10_000 })
  ).id
  staff = (await signInAs(payload, { role: 'staff', first_name: 'Maud' })).token
  await runJobs()
})

const leave = (days = 90, nights = 2) =>
  createDeparture(payload, { expedition, departure_start: inDays(days), departure_end: inDays(days + nights) })

const ask = (path: string, body?: unknown, method: 'GET' | 'POST' | 'PATCH' = body === undefined ? 'GET' : 'POST') =>
  call<DepartureDesk & { error: string }>(path, { method, body, token: staff })

const book = async (departure: number, travelers: number) => {
  const customer = await signInAs(payload)
  const id = await createBooking({ user: customer.id, departure, travelers, status: 'pending' })
  await query(`update reservations set deposit_cents = round(total_cents * 0.3) where id = $1`, [id])
  return { ...customer, id }
}

const pay = (reservation: number, amount_cents: number, refund?: { reason: string; is_correction?: boolean }) =>
  ask(`reservations/${String(reservation)}/payments`, {
    kind: refund ? 'refund' : 'deposit',
    ...refund,
    amount_cents,
    received_on: calendarDayInParis(new Date()),
    key: `key-${crypto.randomUUID()}`,
  })

const stateOf = (id: number) =>
  queryOne<{ status: string; is_dated: boolean }>(
    'select status::text, confirmed_at is not null as is_dated from departures where id = $1',
    [id],
  )

const confirmationsTo = (email: string) =>
  mailServer.sentTo(email).filter(({ subject }) => /^Le départ du .+ est confirmé$/.test(subject ?? ''))

describe('a departure that waits for its minimum', () => {
  it('takes it from its expedition, and is confirmed by the deposit that was missing, once', async () => {
    const { id, min_participants } = await leave()
    expect(min_participants).toBe(4)
    const [camille, hugo, lou] = [await book(id, 2), await book(id, 2), await book(id, 1)]
    await pay(camille.id, 30_000)
    expect((await pay(hugo.id, 29_999)).status).toBe(200)
    expect(await stateOf(id)).toEqual({ status: 'open', is_dated: false })
    await pay(hugo.id, 1)
    expect(await stateOf(id)).toEqual({ status: 'confirmed', is_dated: true })
    await pay(lou.id, 15_000)
    await runJobs()
    for (const { email } of [camille, hugo, lou]) expect(confirmationsTo(email)).toHaveLength(1)
    expect(await checkDatabase()).toEqual([])

    await ask(`reservations/${String(camille.id)}/cancel`, { reason: 'blessure', fee_cents: 0 })
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed' })
  })

  it('says on the trip and on its card how many are missing, and until when; no more once it is confirmed', async () => {
    const trip = await createExpedition(payload, { group_min: 4 })
    const dates = { departure_start: inDays(90), departure_end: inDays(98) }
    const { id } = await createDeparture(payload, { expedition: trip.id, ...dates })
    const camille = await book(id, 2)
    await book(id, 2)
    await pay(camille.id, 30_000)
    const told = async () => {
      await runJobs()
      const { body: departures } = await call<Departure[]>(`v1/expeditions/${String(trip.id)}/departures`)
      const card = await queryOne<{ slots: Hit['next_departure_starts'] }>(
        `select hit -> 'next_departure_starts' as slots from expedition_hits where id = $1`,
        [trip.id],
      )
      return { trip: departures, card: card?.slots }
    }
    const awaited = { missing_count: 2, decision_on: inDays(69).slice(0, 10) }
    // Public answers are kept for a second.
    await expect.poll(told, { timeout: 60_000 }).toMatchObject({
      trip: [{ id, status: 'open', min_participants: 4, awaited }],
      card: [{ is_confirmed: false, awaited }],
    })
    await ask(`departures/${String(id)}/confirm`, {})
    await expect.poll(told, { timeout: 60_000 }).toMatchObject({
      trip: [{ id, status: 'confirmed', awaited: null }],
      card: [{ is_confirmed: true, awaited: null }],
    })
  })

  it('is confirmed by two deposits that come at once, and told once', async () => {
    const { id } = await leave()
    const bookings = await Promise.all(Array.from({ length: 4 }, () => book(id, 1)))
    await Promise.all(bookings.map((booking) => pay(booking.id, 15_000)))
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed' })
    await runJobs()
    for (const { email } of bookings) expect(confirmationsTo(email)).toHaveLength(1)
  })

  it('is confirmed by the reservation that is moved to it', async () => {
    const [from, to] = [await leave(90), await leave(120)]
    const [camille, hugo] = [await book(from.id, 3), await book(to.id, 1)]
    await pay(camille.id, 150_000)
    await pay(hugo.id, 15_000)
    await ask(`reservations/${String(camille.id)}/move`, { departure_id: to.id })
    expect(await stateOf(to.id)).toMatchObject({ status: 'confirmed' })
    expect(await stateOf(from.id)).toMatchObject({ status: 'open' })
  })

  it('does not count a deposit of which a part was taken back', async () => {
    const { id } = await leave()
    const [camille, hugo] = [await book(id, 2), await book(id, 2)]
    await pay(camille.id, 30_000)
    await pay(camille.id, 1, { reason: 'somme mal saisie', is_correction: true })
    await pay(hugo.id, 30_000)
    expect(await stateOf(id)).toMatchObject({ status: 'open' })
  })

  it('is confirmed below it by the agency, which cannot take it back', async () => {
    const { id } = await leave()
    const camille = await book(id, 1)
    const path = `departures/${String(id)}/confirm`
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(path, {})))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    await runJobs()
    expect(confirmationsTo(camille.email)).toHaveLength(1)
    const back = await ask(`departures/${String(id)}`, { status: 'open' }, 'PATCH')
    expect([back.status, JSON.stringify(back.body)]).toEqual([
      400,
      expect.stringContaining('ne redevient pas incertain'),
    ])
  })

  it('is told when the form confirms it, or lowers the minimum to who is there', async () => {
    const [one, other] = [await leave(), await leave()]
    const [camille, hugo] = [await book(one.id, 1), await book(other.id, 2)]
    await pay(hugo.id, 30_000)
    await ask(`departures/${String(one.id)}`, { status: 'confirmed' }, 'PATCH')
    await ask(`departures/${String(other.id)}`, { min_participants: 2 }, 'PATCH')
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual([
      { status: 'confirmed', is_dated: true },
      { status: 'confirmed', is_dated: true },
    ])
    await runJobs()
    expect([confirmationsTo(camille.email), confirmationsTo(hugo.email)].map(({ length }) => length)).toEqual([1, 1])
  })

  it('keeps the minimum of its contracts', async () => {
    const { id } = await leave()
    expect((await ask(`departures/${String(id)}`, { min_participants: 5 }, 'PATCH')).status).toBe(200)
    await book(id, 1)
    const raised = await ask(`departures/${String(id)}`, { min_participants: 6 }, 'PATCH')
    expect([raised.status, JSON.stringify(raised.body)]).toEqual([400, expect.stringContaining('leur contrat')])
  })

  it('is never decided later than the law allows, whoever writes it', async () => {
    const { id } = await leave(90, 6)
    expect((await ask(`departures/${String(id)}`, { decision_on: inDays(68) }, 'PATCH')).status).toBe(200)
    expect((await ask(`departures/${String(id)}`, { decision_on: inDays(70) }, 'PATCH')).status).toBe(400)
    expect((await ask(`departures/${String(id)}`, { decision_on: inDays(-1) }, 'PATCH')).status).toBe(400)
    await expect(query('update departures set decision_on = $2 where id = $1', [id, inDays(70)])).rejects.toThrow(
      /departures_decided_in_time/,
    )
  })
})

describe('the agency', () => {
  it('sees what is missing, until when, and what is at stake', async () => {
    const { id } = await leave(60)
    await pay((await book(id, 2)).id, 30_000)
    const { body } = await ask(`departures/${String(id)}/desk`)
    expect(body.confirmation).toEqual({
      min_participants: 4,
      firm_count: 2,
      decision_on: inDays(52).slice(0, 10),
      minimum_refusal: null,
      indemnity_cents: 0,
      margins: [
        { travelers: 2, margin_cents: 2 * (body.price_cents - 10_000) - 120_000 },
        { travelers: 3, margin_cents: 3 * (body.price_cents - 10_000) - 120_000 },
        { travelers: 4, margin_cents: 4 * (body.price_cents - 10_000) - 120_000 },
      ],
    })
  })

  it('is reminded three times to decide, never twice the same day, and nothing is canceled by itself', async () => {
    const { id } = await leave(14)
    const remind = async () => {
      await query(`select graphile_worker.add_job('ask_decisions')`)
      await runJobs()
    }
    const reminders = () => mailServer.mails.filter(({ subject }) => /départs? à décider$/.test(subject ?? '')).length
    const before = reminders()
    await remind()
    await remind()
    expect(reminders()).toBe(before + 1)
    const { body } = await call<{ departures: DepartureToDecide[] }>('departures/to-decide', { token: staff })
    expect(body.departures.find((departure) => departure.id === id)).toMatchObject({
      decision_on: inDays(6).slice(0, 10),
      min_participants: 4,
      firm_count: 0,
    })
    const customer = await signInAs(payload)
    expect((await call('departures/to-decide', { token: customer.token })).status).toBe(404)
    await query(`update departures set departure_start = $2, departure_end = $3 where id = $1`, [
      id,
      inDays(9),
      inDays(11),
    ])
    await remind()
    await remind()
    expect(reminders()).toBe(before + 2)
    expect(await stateOf(id)).toMatchObject({ status: 'open' })
  })

  it('is reminded again of a departure whose days have moved, however often it was of the days of before', async () => {
    const { id } = await leave(8)
    const remindOn = async (days: number) => {
      await query(`update departures set departure_start = $2, departure_end = $3 where id = $1`, [
        id,
        inDays(days),
        inDays(days + 2),
      ])
      await query(`select graphile_worker.add_job('ask_decisions')`)
      await runJobs()
      return mailServer.mails.filter(({ text }) => text?.includes(`/collections/departures/${String(id)}`)).length
    }
    expect([await remindOn(8), await remindOn(90), await remindOn(13), await remindOn(13)]).toEqual([1, 1, 2, 2])
  })

  it('confirms in the morning what reached its minimum behind its back', async () => {
    const { id } = await leave()
    const { id: booking, email } = await book(id, 4)
    await query(
      `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'deposit', 'bank_transfer', 60000, now())`,
      [booking],
    )
    expect((await checkDatabase()).map(({ check }) => check)).toEqual(['confirmations'])
    await query(`select graphile_worker.add_job('ask_decisions')`)
    await runJobs()
    expect(confirmationsTo(email)).toHaveLength(1)
    expect(await checkDatabase()).toEqual([])
  })

  it('cancels for want of participants until the last day, free of any indemnity', async () => {
    const [early, late] = [await leave(7), await leave(6)]
    const camille = await book(early.id, 2)
    const body = { ending: 'minimum', reason: 'trop peu d’inscrits' }
    expect((await cancelDeparture({ ...body, id: early.id, token: staff })).status).toBe(200)
    expect(await indemnityOf(camille.id)).toBe(0)
    const refused = await cancelDeparture({ ...body, id: late.id, token: staff })
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('L211-14')])
    expect(await stateOf(late.id)).toMatchObject({ status: 'open' })
  })

  it('owes who it cancels for another reason what canceling that day would have cost them', async () => {
    const { id } = await leave(20)
    const camille = await book(id, 2)
    await pay(camille.id, 100_000)
    await cancelDeparture({ id, token: staff, reason: 'guide blessé' })
    expect(await indemnityOf(camille.id)).toBe(30_000)
    await runJobs()
    expect(mailServer.lastTo(camille.email)?.text).toMatch(/nous te versons 300\s€ d’indemnité/)
    expect((await pay(camille.id, 130_001, { reason: 'départ annulé' })).status).toBe(422)
    expect((await pay(camille.id, 130_000, { reason: 'départ annulé' })).status).toBe(200)
  })
})

const indemnityOf = async (id: number) =>
  (await queryOne<{ n: number }>('select indemnity_cents::int as n from reservations where id = $1', [id]))?.n

it('the costs of a trip are the agency’s alone', async () => {
  const costs = async (token?: string) =>
    JSON.stringify((await call(`expeditions/${String(expedition)}`, token ? { token } : {})).body)
  const marketer = await signInAs(payload, { role: 'marketer' })
  expect(await costs(staff)).toContain('fixed_cost_cents')
  expect(await costs(marketer.token)).not.toContain('fixed_cost_cents')
  expect((await pool().query('select fixed_cost_cents from expeditions where id = $1', [expedition])).rows).toEqual([
    { fixed_cost_cents: '120000' },
  ])
})
