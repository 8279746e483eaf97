import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutputOf } from '@/contract/define-route'
import type { previewTravelerCancellation } from '@/contract/reservations'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { readReservationDesk } from '@/server/features/desk/read-reservation-desk'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { cancelDeparture } from '../../../../../tests/integration/cancel-departure'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

type Preview = OutputOf<(typeof previewTravelerCancellation)['response']>
type Body = ReservationDetail & Preview & { reason: string; error: string; url: string; sent_to: string }

let payload: Payload
let expedition: number
let customer: Awaited<ReturnType<typeof signInAs>>
let departure: number
let id: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  customer = await signInAs(payload)
  await runJobs()
})

/** Three travelers at 500 €, Inès, Hugo and Noé, on a departure in so many days. */
const book = async (days: number) => {
  await query('delete from rate_limits')
  departure = (
    await createDeparture(payload, { expedition, departure_start: inDays(days), departure_end: inDays(days + 2) })
  ).id
  id = await createBooking({ user: customer.id, departure, travelers: 3 })
  await query(
    `insert into participants (reservation_id, position, first_name, email, diet, kit_packed)
     values ($1, 1, 'Inès', $2, 'Sans gluten', '["Frontale"]'), ($1, 2, 'Hugo', 'hugo@lagopede.test', 'Diabète', '[]'),
       ($1, 3, 'Noé', null, null, '[]')`,
    [id, customer.email],
  )
  await query(`update reservations set answer = '{"participants": ["Inès", "Hugo", "Noé"]}' where id = $1`, [id])
}

beforeEach(() => book(20))

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, token = customer.token) =>
  call<Body>(`v1/reservations/${String(id)}${path}`, { method, body, token })
const preview = (position: number) => send('GET', `/participants/${String(position)}/cancellation`)
const cancel = (position: number, { fee = 150, travelers = 3, token = customer.token } = {}) =>
  send('POST', `/participants/${String(position)}/cancel`, { fee, travelers_count: travelers }, token)
const pay = (cents: number) =>
  query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'deposit', 'bank_transfer', $2, now())`,
    [id, cents],
  )
const names = () =>
  query<{ position: number; first_name: string }>(
    'select position::int as position, first_name from participants where reservation_id = $1 order by 1',
    [id],
  )
const taken = async () =>
  (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [departure]))?.n
const INTACT = [
  { position: 1, first_name: 'Inès' },
  { position: 2, first_name: 'Hugo' },
  { position: 3, first_name: 'Noé' },
]

describe('one traveler of three', () => {
  it('is told what canceling them costs, before anything is done', async () => {
    await pay(150_000)
    expect((await preview(2)).body).toEqual({
      share: 500,
      fee: 150,
      refund: 350,
      refund_percent: 70,
      refund_by: addDays(calendarDayInParis(new Date()), 14),
      total: 1150,
      left_to_pay: 0,
      promo: null,
      shares: [],
    })
    expect(await names()).toEqual(INTACT)
  })

  it('is canceled for that fee: the others move up, their seat goes back, their profile is erased', async () => {
    await pay(150_000)
    const { status, body } = await cancel(2)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'confirmed',
      travelers_count: 2,
      price: { total: 1150, lines: [{ count: 2, amount: 1000 }] },
      travelers_fee: 150,
      refund_due: { amount: 350, by: addDays(calendarDayInParis(new Date()), 14) },
    })
    expect(body.participants.map(({ first_name }) => first_name)).toEqual(['Inès', 'Noé'])
    expect(await taken()).toBe(2)
    expect(await readReservationDesk(id)).toMatchObject({ refund_due_cents: 35_000, travelers_fee_cents: 15_000 })
    const kept = await query(
      `select r::text || coalesce((select string_agg(v::text, '') from reservation_events v where v.reservation_id = r.id), '') as text
       from reservations r where r.id = $1`,
      [id],
    )
    expect(JSON.stringify(kept)).not.toMatch(/Hugo|Diabète/)
    expect(await checkDatabase()).toEqual([])
  })

  it('leaves what was packed with the customer when the first place is canceled', async () => {
    const { body } = await cancel(1)
    expect(body.participants.map(({ first_name }) => first_name)).toEqual(['Hugo', 'Noé'])
    expect(body.kit_packed).toEqual(['Frontale'])
  })

  it('takes with them the warning about their level, and leaves that about others', async () => {
    const gap = (position: number) => ({ position, level: 1 })
    await query(`update reservations set contract = jsonb_build_object('level_notice', $2::jsonb) where id = $1`, [
      id,
      JSON.stringify({ version: '2026-11', demand: 4, gaps: [gap(2), gap(3)] }),
    ])
    const notice = async () =>
      (
        await queryOne<{ notice: unknown }>(
          `select contract -> 'level_notice' as notice from reservations where id = $1`,
          [id],
        )
      )?.notice
    await cancel(2)
    expect(await notice()).toEqual({ version: '2026-11', demand: 4, gaps: [gap(2)] })
    await cancel(2, { travelers: 2 })
    expect(await notice()).toBeNull()
  })

  it('tells the customer, and who was invited by their own link', async () => {
    await send('POST', '/participants/2/link', { send: true })
    await cancel(2)
    const outbox = await query<{ text: string }>('select payload::text as text from graphile_worker._private_jobs')
    expect(outbox.some(({ text }) => text.includes('participant_dropped'))).toBe(true)
    expect(outbox.filter(({ text }) => /hugo/i.test(text))).toEqual([])
    await runJobs()
    const told = mailServer.lastTo('hugo@lagopede.test')
    expect(told?.subject).toContain('ta place est annulée')
    expect(mailServer.lastTo(customer.email)?.subject).toContain('Une place de ta réservation')
  })

  it('costs nothing more when all is canceled afterwards', async () => {
    await cancel(2)
    const whole = await send('GET', '/cancellation')
    // 150 € kept for Hugo, and 30 % of the two other places.
    expect(whole.body.fee).toBe(450)
    expect((await send('POST', '/cancel', { fee: 450 })).body).toMatchObject({
      status: 'canceled',
      cancellation_fee: 450,
    })
    expect(await taken()).toBe(0)
  })

  it('lowers the deposit that is still awaited', async () => {
    await book(60)
    await query(
      `update reservations set deposit_cents = 45000, balance_due_on = now() + interval '30 days' where id = $1`,
      [id],
    )
    const { body } = await cancel(3, { fee: 0 })
    expect(body.price).toMatchObject({ total: 1000, deposit: 300, balance: 700 })
  })
})

it('the customer is mailed the summary as it stands then, and the trip for a calendar', async () => {
  await pay(150_000)
  await cancel(2)
  await runJobs()
  const mail = mailServer.lastTo(customer.email)
  expect(mail?.text).toContain('Ton récapitulatif à jour')
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf', 'text/calendar'])
  expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
})

describe('what is kept for them stays kept', () => {
  const asStaff = async (path: string, body: object) => {
    const { token } = await signInAs(payload, { role: 'staff' })
    expect((await call(path, { method: 'POST', token, body })).status).toBe(200)
  }
  const cancelAll = async (wish: { reason: string; ending: string }) => {
    const { token } = await signInAs(payload, { role: 'staff' })
    expect((await cancelDeparture({ id: departure, token, ...wish })).status).toBe(200)
  }

  it('when the others are moved to another date', async () => {
    await cancel(2)
    const other = await createDeparture(payload, {
      expedition,
      departure_start: inDays(40),
      departure_end: inDays(42),
      price_cents: 60_000,
    })
    await asStaff(`reservations/${String(id)}/move`, { departure_id: other.id })
    expect((await send('GET', '')).body.price.total).toBe(1350)
  })

  it('when the agency cancels the departure, which gives back all the rest', async () => {
    await pay(150_000)
    await cancel(2)
    await cancelAll({ reason: 'Trop de neige', ending: 'circumstances' })
    expect((await send('GET', '')).body).toMatchObject({
      cancellation_fee: 150,
      indemnity: 0,
      refund_due: { amount: 1350 },
    })
  })

  it('of what came alone, when the agency cancels: what is not paid of it is claimed from nobody, nor taken from an indemnity', async () => {
    await pay(10_000)
    await cancel(2)
    await cancelAll({ reason: 'Guide malade', ending: 'other' })
    const { body } = await send('GET', '')
    expect(body).toMatchObject({ cancellation_fee: 100, indemnity: 300, refund_due: { amount: 300 } })
    await runJobs()
    const mail = mailServer.lastTo(customer.email)?.text
    expect(mail).toMatch(/en rester là\s: il n’y a rien à te rembourser/)
    expect(mail).not.toContain('rien réglé')
    expect(mail).toMatch(/nous te versons 300\s€ d’indemnité, le .* au plus tard/)
  })
})

describe('is refused', () => {
  it.each([
    ['for another fee than today’s', () => cancel(2, { fee: 0 }), 409, 'fee'],
    ['when fewer travelers are left than were shown', () => cancel(2, { travelers: 2 }), 409, 'travelers'],
    ['for a place that nobody has', () => cancel(4), 404, undefined],
  ])('%s', async (_case, act, status, reason) => {
    const answer = await act()
    expect([answer.status, answer.body.reason]).toEqual([status, reason])
    expect(await names()).toEqual(INTACT)
    expect(await taken()).toBe(3)
  })

  it('to anybody else', async () => {
    const other = await signInAs(payload)
    expect((await cancel(2, { token: other.token })).status).toBe(404)
    expect(await names()).toEqual(INTACT)
  })

  it('for the last one, on the day of the departure, and once all is canceled', async () => {
    await cancel(2)
    await cancel(2, { travelers: 2 })
    expect((await preview(1)).body.reason).toBe('last')
    expect((await cancel(1, { travelers: 1 })).body.reason).toBe('last')
    await book(0)
    expect((await cancel(2, { fee: 500 })).status).toBe(409)
    await book(20)
    await send('POST', '/cancel', { fee: 450 })
    expect((await cancel(2)).status).toBe(409)
    expect((await preview(2)).status).toBe(409)
  })
})

it('fifty presses at once cancel one traveler', async () => {
  const answers = await pressAtOnce(50, () => cancel(2))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'travelers')).toHaveLength(49)
  expect((await names()).map(({ first_name }) => first_name)).toEqual(['Inès', 'Noé'])
  expect(await taken()).toBe(2)
  expect(await checkDatabase()).toEqual([])
})

it('fifty presses at once cancel all of it once, and owe one refund', async () => {
  await query(
    `insert into payments (reservation_id, kind, amount_cents, received_at) values ($1, 'full', 150000, now())`,
    [id],
  )
  const answers = await pressAtOnce(50, () => send('POST', '/cancel', { fee: 450 }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  const { body } = await send('GET', '')
  expect(body.history.map(({ kind }) => kind)).toEqual(['canceled'])
  expect(body.refund_due).toEqual({ amount: 1050, by: addDays(calendarDayInParis(new Date()), 14) })
  expect(await taken()).toBe(0)
  expect(await checkDatabase()).toEqual([])
})

it('a form that shows who is gone saves nothing in the place of another', async () => {
  await cancel(2)
  const sent = { position: 2, first_name: 'Hugo', last_name: null, level: 3 }
  const stale = await send('PATCH', '/participants', { travelers_count: 3, participants: [sent] })
  expect([stale.status, stale.body.reason]).toEqual([409, 'travelers'])
  const link = await send('POST', '/participants/2/link', { travelers_count: 3, send: false })
  expect([link.status, link.body.reason]).toEqual([409, 'travelers'])
  expect((await names()).map(({ first_name }) => first_name)).toEqual(['Inès', 'Noé'])
})
