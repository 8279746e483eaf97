import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

type Sums = { fee: number; total: number; difference: number; refund: number; left_to_pay: number; pay_by: string }
type Body = ReservationDetail & ReservationChanges & Sums & { reason: string; error: string }

let payload: Payload
let expedition: number
let customer: Awaited<ReturnType<typeof signInAs>>
let id: number
let tent: string
let bag: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const trip = await createExpedition(payload, {
    options: [
      { label: 'Tente individuelle', price_cents: 4000 },
      { label: 'Sac de couchage', price_cents: 1500 },
    ],
  })
  expedition = trip.id
  ;[tent, bag] = (trip.options ?? []).map(({ id: option }) => String(option)) as [string, string]
  customer = await signInAs(payload)
  await runJobs()
})

/** Two travelers at 500 € in so many days, one of whom has a tent for 40 €; the balance is due on another day. */
const book = async (days: number, dueIn = days - 30) => {
  await query('delete from rate_limits')
  const dates = { departure_start: inDays(days), departure_end: inDays(days + 2) }
  const { id: departure } = await createDeparture(payload, { expedition, ...dates })
  id = await createBooking({ user: customer.id, departure })
  const options = [{ id: tent, label: 'Tente individuelle', unitCents: 4000, count: 1 }]
  await query(
    `update reservations set options = $2, total_cents = 104000, deposit_cents = 31200, balance_due_on = $3 where id = $1`,
    [id, JSON.stringify(options), inDays(dueIn)],
  )
}
beforeEach(() => book(90))

const pay = (cents: number) =>
  query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'deposit', 'bank_transfer', $2, now())`,
    [id, cents],
  )
const today = () => calendarDayInParis(new Date())
const send = (method: 'GET' | 'POST', path: string, body?: unknown, token = customer.token) =>
  call<Body>(`v1/reservations/${String(id)}${path}`, { method, body, token })
const preview = (option: string, count: number) =>
  send('GET', `/options?option_id=${encodeURIComponent(option)}&count=${String(count)}`)
type Wanted = { option?: string; count?: number; from?: number; fee?: number; total?: number; token?: string }
const change = ({ option = bag, count = 2, from = 0, fee = 0, total = 1070, token }: Wanted = {}) =>
  send('POST', '/options', { option_id: option, count, from_count: from, fee, total }, token)
const totalOf = async () => (await send('GET', '')).body.price.total

describe('an option', () => {
  it('is listed with its price and for how many it is, until the day of the balance', async () => {
    expect((await send('GET', '/changes')).body.options).toEqual({
      is_open: true,
      until: addDays(today(), 60),
      list: [
        { id: tent, label: 'Tente individuelle', description: null, price: 40, count: 1, most: 2 },
        { id: bag, label: 'Sac de couchage', description: null, price: 15, count: 0, most: 2 },
      ],
    })
  })

  it('is added for the sum that was told: it is due with the balance, and the deposit that was paid stays one', async () => {
    await pay(31_200)
    expect((await preview(bag, 2)).body).toEqual({
      fee: 0,
      total: 1070,
      difference: 30,
      left_to_pay: 758,
      pay_by: addDays(today(), 60),
      refund: 0,
      refund_by: null,
    })
    const { status, body } = await change()
    expect(status).toBe(200)
    expect(body.price).toMatchObject({ total: 1070, deposit: 312, balance: 758 })
    expect(body.price.lines.slice(1).map(({ label, count }) => [label, count])).toEqual([
      ['Tente individuelle', 1],
      ['Sac de couchage', 2],
    ])
    expect(body.history.at(-1)).toMatchObject({ kind: 'options_changed' })
    await runJobs()
    expect(mailServer.lastTo(customer.email)?.text).toContain('Sac de couchage')
    expect(await checkDatabase()).toEqual([])
  })

  it('is dropped while canceling gives everything back: it comes back whole, by its day', async () => {
    await pay(104_000)
    expect((await preview(tent, 0)).body).toMatchObject({ fee: 0, total: 1000, refund: 40 })
    const { body } = await change({ option: tent, count: 0, from: 1, total: 1000 })
    expect(body).toMatchObject({
      price: { total: 1000, deposit: 300, lines: [{ count: 2 }] },
      refund_due: { amount: 40, by: addDays(today(), 14) },
    })
  })

  it('is dropped later by the table of canceling, and what is kept is never charged twice', async () => {
    await book(20, 3)
    await pay(104_000)
    expect((await preview(tent, 0)).body).toMatchObject({ fee: 12, total: 1012, refund: 28 })
    const { body } = await change({ option: tent, count: 0, from: 1, fee: 12, total: 1012 })
    expect(body).toMatchObject({ travelers_fee: 12, price: { total: 1012 }, refund_due: { amount: 28 } })
    // 12 € kept for the tent, and 30 % of the two places.
    expect((await send('GET', '/cancellation')).body.fee).toBe(312)
    expect(await checkDatabase()).toEqual([])
  })

  it('keeps the price that was agreed, and once it is sold no more can only be dropped', async () => {
    await query('update expeditions_options set price_cents = 9000 where id = $1', [tent])
    expect((await preview(tent, 2)).body.total).toBe(1080)
    await query('update reservations set options = replace(options::text, $2, $3)::jsonb where id = $1', [
      id,
      tent,
      'sold-no-more',
    ])
    expect((await preview('sold-no-more', 2)).status).toBe(422)
    expect((await preview('sold-no-more', 0)).body.total).toBe(1000)
    await query('update expeditions_options set price_cents = 4000 where id = $1', [tent])
  })
})

describe('is refused, and changes nothing', () => {
  it.each([
    ['for another sum than was shown', () => change({ total: 1060 }), 409, 'price'],
    ['for another fee than was shown', () => change({ fee: 3 }), 409, 'price'],
    ['from another count than was shown', () => change({ from: 1 }), 409, 'options'],
    ['for more travelers than there are', () => change({ count: 3, total: 1085 }), 422, undefined],
    ['when the trip has none such', () => change({ option: 'nothing' }), 404, undefined],
  ])('%s', async (_case, act, status, reason) => {
    const answer = await act()
    expect([answer.status, answer.body.reason]).toEqual([status, reason])
    expect(await totalOf()).toBe(1040)
  })

  it('to anybody else', async () => {
    const { token } = await signInAs(payload)
    expect((await change({ token })).status).toBe(404)
    expect((await send('GET', `/options?option_id=${bag}&count=1`, undefined, token)).status).toBe(404)
  })

  it.each([
    ['on the day after the balance was due', -1, 409, 'closed'],
    ['not on that day', 0, 200, undefined],
  ])('%s', async (_case, dueIn, status, reason) => {
    await book(30, dueIn)
    const answer = await change()
    expect([answer.status, answer.body.reason]).toEqual([status, reason])
  })

  it('where all was due at once, once the trip has begun, and once it is canceled', async () => {
    await query('update reservations set balance_due_on = null where id = $1', [id])
    expect((await change()).body.reason).toBe('closed')
    await book(0, 3)
    expect((await change()).status).toBe(409)
    await book(90)
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [id])
    expect((await change()).status).toBe(409)
  })
})

it('fifty presses add it once', async () => {
  const answers = await pressAtOnce(50, () => change())
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'options')).toHaveLength(49)
  expect(await totalOf()).toBe(1070)
  expect(
    await query(`select 1 from reservation_events where reservation_id = $1 and kind = 'options_changed'`, [id]),
  ).toHaveLength(1)
})
