import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AccountCredit, OwnCredit } from '@/contract/credit'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { isReceipt } from '../../../../../tests/integration/is-receipt'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { openCredit } from './open-credit'

type Body = AccountCredit & OwnCredit & ReservationDesk & { error: string; id: number }

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let departure: number
let staff: string
let keys = 0

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  departure = (await createDeparture(payload, { expedition })).id
  // More seats than a form would take.
  await query('update departures set capacity = 400 where id = $1', [departure])
  staff = (await signInAs(payload, { role: 'staff', first_name: 'Maud' })).token
  await runJobs()
})

const ask = (path: string, body?: unknown) =>
  call<Body>(path, { method: body === undefined ? 'GET' : 'POST', body, token: staff })

const pay = (reservation: number, amount_cents: number, more: Record<string, unknown> = {}) =>
  ask(`reservations/${String(reservation)}/payments`, {
    kind: 'deposit',
    method: 'bank_transfer',
    amount_cents,
    received_on: calendarDayInParis(new Date()),
    key: `credit-key-${String((keys += 1)).padStart(8, '0')}`,
    ...more,
  })

const backToCredit = { method: 'credit', kind: 'refund', reason: 'Avoir repris' }

/** A customer whose canceled reservation became credit; days may be taken off its last one. */
const withCredit = async ({ cents = 10_000 } = {}) => {
  const person = await signInAs(payload)
  const origin = await createBooking({ user: person.id, departure })
  await pay(origin, cents)
  await query(
    `update reservations set status = 'canceled', canceled_at = now(), cancellation_fee_cents = 0 where id = $1`,
    [origin],
  )
  await query('update departures set seats_taken = seats_taken - 2 where id = $1', [departure])
  const client = await pool().connect()
  try {
    const { accountId } = await withClientTransaction(client, () =>
      openCredit({
        transaction: transactionOnClient(client),
        reservation: { id: origin, number: `N-${String(origin)}`, userId: person.id },
        amountCents: cents,
        today: calendarDayInParis(new Date()),
        authorId: null,
      }),
    )
    return { ...person, origin, accountId }
  } finally {
    client.release()
  }
}

const balanceOf = async (accountId: number) =>
  (
    await queryOne<{ n: number }>('select sum(amount_cents)::int as n from credit_entries where account_id = $1', [
      accountId,
    ])
  )?.n

/** The ledger refuses it to anyone: time alone passes, so a test sets it by the owner's hand. */
const endOn = async (accountId: number, day: string) => {
  await query('alter table credit_accounts disable trigger credit_accounts_are_kept')
  await query('update credit_accounts set expires_on = $2 where id = $1', [accountId, day])
  await query('alter table credit_accounts enable trigger credit_accounts_are_kept')
}

const mindNow = async () => {
  await query(`select graphile_worker.add_job('mind_credits')`)
  await runJobs()
}

describe('a credit', () => {
  it('takes the place of the refund, and is read by its owner and the agency alone', async () => {
    const { id, token, origin } = await withCredit()
    const own = await call<Body>('v1/user/credit', { token })
    expect(own.body).toMatchObject({
      balance: 100,
      accounts: [{ balance: 100, is_over: false, entries: [{ amount: 100, reason: 'opened' }] }],
    })
    expect((await ask(`reservations/${String(origin)}/desk`)).body).toMatchObject({
      paid_cents: 0,
      refund_due_cents: 0,
      credit_cents: 10_000,
    })
    expect((await ask(`users/${String(id)}/credit`)).body).toMatchObject({ balance_cents: 10_000 })
    const other = await signInAs(payload)
    expect((await call<Body>('v1/user/credit', { token: other.token })).body).toEqual({ balance: 0, accounts: [] })
    expect((await call(`users/${String(id)}/credit`, { token: other.token })).status).toBe(404)
    expect(await checkDatabase()).toEqual([])
  })

  it('pays a reservation, never more than it holds, and has it back', async () => {
    const { id, accountId } = await withCredit()
    const trip = await createBooking({ user: id, departure })
    const refused = await pay(trip, 10_001, { method: 'credit' })
    expect([refused.status, refused.body.error]).toEqual([422, 'Il reste 100\u00a0€ d’avoir à ce client.'])
    expect((await pay(trip, 6_000, { method: 'credit' })).status).toBe(200)
    expect(await balanceOf(accountId)).toBe(4_000)
    const back = (cents: number) => pay(trip, cents, { ...backToCredit, is_correction: true })
    await pay(trip, 5_000)
    expect((await back(6_001)).status).toBe(422)
    expect((await back(6_000)).status).toBe(200)
    expect(await balanceOf(accountId)).toBe(10_000)
    expect((await back(1)).body.error).toBe('Il n’y a aucun règlement à corriger.')
    expect(await checkDatabase()).toEqual([])
  })

  it('is used once by a press that arrives twice', async () => {
    const { id, accountId } = await withCredit()
    const trip = await createBooking({ user: id, departure })
    const key = { key: 'one-press-of-the-form', method: 'credit' }
    await Promise.all([pay(trip, 6_000, key), pay(trip, 6_000, key)])
    expect(await balanceOf(accountId)).toBe(4_000)
  })

  it('gives what 64 desks at once ask of it, and not a cent more', async () => {
    const { id, accountId } = await withCredit()
    const trips = await Promise.all(
      Array.from({ length: 64 }, () => createBooking({ user: id, departure, travelers: 1 })),
    )
    const answers = await pressAtOnce(trips.length, (index) => pay(trips[index] ?? 0, 1_500, { method: 'credit' }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
    expect(await balanceOf(accountId)).toBe(1_000)
    expect(await checkDatabase()).toEqual([])
  })

  it('is made a refund due by the agency, with its reason, as it was read', async () => {
    const { id, accountId, origin } = await withCredit()
    const reverse = (balance_cents: number, user = id) =>
      ask(`users/${String(user)}/credit/${String(accountId)}/reverse`, { reason: 'Préfère un virement', balance_cents })
    expect((await reverse(9_000)).status).toBe(409)
    expect((await reverse(10_000, (await signInAs(payload)).id)).status).toBe(404)
    const answers = await Promise.all([reverse(10_000), reverse(10_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ask(`reservations/${String(origin)}/desk`)).body).toMatchObject({
      refund_due_cents: 10_000,
      refund_due_on: addDays(calendarDayInParis(new Date()), 14),
    })
    const { body } = await ask(`users/${String(id)}/credit`)
    expect(body.accounts[0]?.entries.at(-1)).toMatchObject({
      reason: 'reversed',
      note: 'Préfère un virement',
      author: 'Maud',
      amount_cents: -10_000,
    })
    expect(await checkDatabase()).toEqual([])
  })
})

it('becomes a refund due when its owner deletes the account', async () => {
  const { token, accountId, origin, email } = await withCredit()
  const body = { confirmation: email, cancels: [], fee: 0 }
  await query('update users set hash = null, salt = null where email = $1', [email])
  const deleted = await call('v1/user/deletion', { method: 'POST', token, body })
  expect(deleted.status, JSON.stringify(deleted.body)).toBe(200)
  expect(await balanceOf(accountId)).toBe(0)
  expect((await ask(`reservations/${String(origin)}/desk`)).body).toMatchObject({ refund_due_cents: 10_000 })
  await runJobs()
  expect(mailServer.lastTo(email)?.subject ?? '').not.toContain('avoir')
})

describe('the clock of credits', () => {
  it('recalls at 60, 30 and 7 days, once each', async () => {
    const { accountId, email } = await withCredit()
    const today = calendarDayInParis(new Date())
    for (const days of [61, 60, 60, 30, 7, 0]) {
      await endOn(accountId, addDays(today, days))
      await mindNow()
    }
    const sent = await query('select days_before as days from credit_reminders where account_id = $1 order by 1 desc', [
      accountId,
    ])
    expect(sent).toEqual([{ days: 60 }, { days: 30 }, { days: 7 }])
    expect(mailServer.sentTo(email).filter((mail) => !isReceipt(mail))).toHaveLength(3)
    expect(mailServer.lastTo(email)?.subject).toContain('100\u00a0€')
  })

  it('refunds what is left once it is over, exactly once, and uses it no more', async () => {
    const { id, accountId, origin, email } = await withCredit()
    const trip = await createBooking({ user: id, departure })
    await pay(trip, 4_000, { method: 'credit' })
    await endOn(accountId, calendarDayInParis(new Date()))
    await mindNow()
    expect(await balanceOf(accountId)).toBe(6_000)
    await endOn(accountId, addDays(calendarDayInParis(new Date()), -1))
    expect((await pay(trip, 1_000, { method: 'credit' })).status).toBe(422)
    await Promise.all([mindNow(), mindNow()])
    await mindNow()
    expect(await balanceOf(accountId)).toBe(0)
    expect((await ask(`reservations/${String(origin)}/desk`)).body).toMatchObject({
      refund_due_cents: 6_000,
      refund_due_on: addDays(calendarDayInParis(new Date()), 14),
    })
    expect(mailServer.sentTo(email).filter(({ subject }) => subject?.includes('à te rembourser'))).toHaveLength(1)
    // What it had paid is given back by another means now.
    expect((await pay(trip, 4_000, { ...backToCredit, is_correction: true })).status).toBe(422)
    expect(await checkDatabase()).toEqual([])
  })
})

describe('the ledger itself', () => {
  const take = (accountId: number) =>
    query(`insert into credit_entries (account_id, amount_cents, reason) values ($1, -1500, 'used')`, [accountId]).then(
      () => true,
      () => false,
    )

  it('stays above zero under 64 writers, and only by its trigger', async () => {
    const { accountId } = await withCredit()
    const took = await Promise.all(Array.from({ length: 64 }, () => take(accountId)))
    expect(took.filter(Boolean)).toHaveLength(6)
    expect(await balanceOf(accountId)).toBe(1_000)
    await query('alter table credit_entries disable trigger credit_stays_above_zero')
    await Promise.all(Array.from({ length: 64 }, () => take(accountId)))
    await query('alter table credit_entries enable trigger credit_stays_above_zero')
    expect(await balanceOf(accountId)).toBeLessThan(0)
    expect((await checkDatabase()).map(({ check }) => check)).toContain('credit')
    await query('alter table credit_entries disable trigger credit_entries_are_kept')
    await query(`delete from credit_entries where account_id = $1 and reason = 'used'`, [accountId])
    await query('alter table credit_entries enable trigger credit_entries_are_kept')
  })

  it.each([
    ['changes a line', 'update credit_entries set amount_cents = 1'],
    ['removes a line', 'delete from credit_entries'],
    ['empties it', 'truncate credit_entries'],
    ['changes an account', `update credit_accounts set expires_on = expires_on - 1`],
    ['removes an account', 'delete from credit_accounts'],
  ])('nobody %s', async (_what, statement) => {
    await withCredit()
    await expect(query(statement)).rejects.toThrow('never rewritten')
  })

  it.each([
    ['worth less than the refund', `'opened'`, 9_999, 300],
    ['for longer than a year', `'opened'`, 10_000, 367],
  ])('no credit opens %s', async (_what, reason, cents, days) => {
    const { id } = await signInAs(payload)
    const origin = await createBooking({ user: id, departure })
    await expect(
      query(
        `with a as (insert into credit_accounts (kind, user_id, origin_reservation_id, refund_cents, expires_on)
           values ('credit', $1, $2, 10000, (now() at time zone 'Europe/Paris')::date + $3::int) returning id)
         select id from a`,
        [id, origin, days],
      ).then(([row]) =>
        query(`insert into credit_entries (account_id, amount_cents, reason) values ($1, $2, ${reason})`, [
          row?.['id'],
          cents,
        ]),
      ),
    ).rejects.toThrow(/opens with at least|credit_accounts_within_a_year/)
    await query('alter table credit_accounts disable trigger credit_accounts_are_kept')
    await query('delete from credit_accounts where origin_reservation_id = $1', [origin])
    await query('alter table credit_accounts enable trigger credit_accounts_are_kept')
  })
})
