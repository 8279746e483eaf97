import config from '@payload-config'
import type { JobHelpers } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays, noonOf } from '@/domain/days/days'
import { parisInstant } from '@/domain/days/paris-instant'
import { checkDatabase } from '@/server/compose/check-database'
import { sendMail } from '@/server/compose/send-mail'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { createDeparture } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createPlannedBooking, inviteTraveler, payUnseen } from '../../../../../tests/factories/planned-booking'
import { call } from '../../../../../tests/integration/call'
import { nextClockChanges } from '../../../../../tests/integration/clock-changes'
import { leaveMails } from '../../../../../tests/integration/leave-mails'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

const TODAY = calendarDayInParis(new Date())
// Far enough that a mail of the days around them is still to come.
const { forward, back } = nextClockChanges(addDays(TODAY, 10))

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload, { name: 'Traversée du Vercors' })).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await payload.updateGlobal({ slug: 'site-settings', data: { phone_e164: '+33465712018' } })
  await runJobs()
})

const book = (start: string, { paid }: { paid?: number } = {}) =>
  createPlannedBooking(payload, { expedition, start, ...(paid !== undefined && { paid }) })

type Row = {
  kind: string
  participant_id: number | null
  occasion: string | null
  state: string
  reason: string | null
}

const planOf = (id: number) =>
  query<Row>(
    `select kind, participant_id, to_char(occasion, 'YYYY-MM-DD') as occasion, state, reason from scheduled_mails
     where reservation_id = $1 order by due_at, id`,
    [id],
  )
const stateOf = async (id: number, kind: string) => {
  const row = (await planOf(id)).findLast((one) => one.kind === kind)
  return row && [row.state, row.reason]
}
const at = (day: string, hour: number, minute = 0) => new Date(parisInstant({ day, hour }).getTime() + minute * 60_000)
const subjectsTo = (email: string) => mailServer.sentTo(email).map(({ subject }) => subject ?? '')

describe('the plan of a reservation', () => {
  it('is made by its order, and follows what is paid, moved and canceled', async () => {
    const { token } = await signInAs(payload)
    const start = addDays(TODAY, 90)
    const dates = { departure_start: noonOf(start), departure_end: noonOf(addDays(start, 2)) }
    const { id: departure } = await createDeparture(payload, { expedition, ...dates })
    const { body: cart } = await call<{ id: number; total: number }>('v1/cart', {
      method: 'POST',
      token,
      body: { departure_id: departure, travelers_count: 1 },
    })
    const { body } = await call<{ reservation_id: number; number: string }>('v1/reservations', {
      method: 'POST',
      token,
      headers: { 'idempotency-key': `plan-${String(cart.id)}` },
      body: {
        cart_id: cart.id,
        terms_version: '2026-11',
        accepts_terms: true,
        certifies_level: true,
        total: cart.total,
      },
    })
    const id = body.reservation_id
    expect((await planOf(id)).map(({ kind, state }) => [kind, state])).toEqual([
      ['deposit_due_soon', 'planned'],
      ['deposit_due', 'planned'],
      ['balance_due_soon', 'planned'],
      ['balance_due', 'planned'],
      ['profiles_in_30_days', 'planned'],
      ['balance_late', 'planned'],
      ['profiles_in_7_days', 'planned'],
      ['trip_in_7_days', 'planned'],
      ['trip_tomorrow', 'planned'],
    ])
    const ask = (path: string, body: unknown) =>
      call(`reservations/${String(id)}/${path}`, { method: 'POST', token: staff, body })
    await ask('payments', {
      kind: 'deposit',
      amount_cents: 50_000,
      received_on: TODAY,
      key: `plan-of-${String(id)}-0000000000`,
    })
    expect(await stateOf(id, 'deposit_due')).toEqual(['skipped', 'paid'])
    expect(await stateOf(id, 'balance_due')).toEqual(['skipped', 'paid'])
    await ask('confirm', {})
    expect(await stateOf(id, 'review_invitation')).toEqual(['planned', null])

    await query('update departures set departure_start = $2, departure_end = $3 where id = $1', [
      departure,
      noonOf(addDays(start, 10)),
      noonOf(addDays(start, 12)),
    ])
    await leaveMails()
    const practical = (await planOf(id)).filter(({ kind }) => kind === 'trip_in_7_days')
    expect(practical.map(({ occasion, state, reason }) => [occasion, state, reason])).toEqual([
      [start, 'replaced', 'moved'],
      [addDays(start, 10), 'planned', null],
    ])
    await ask('cancel', { reason: 'Renonce', fee_cents: 0 })
    expect((await planOf(id)).filter(({ state }) => state === 'planned')).toEqual([])
    expect(await stateOf(id, 'trip_tomorrow')).toEqual(['skipped', 'canceled'])
    expect(await checkDatabase()).toEqual([])
  })
})

describe('a mail leaves at its hour in Paris, once', () => {
  it.each([
    ['before the clocks go forward', addDays(forward, -2), 17],
    ['after the clocks went forward', addDays(forward, 1), 16],
    ['before the clocks go back', addDays(back, -1), 16],
    ['on the day they go back', back, 17],
  ])('%s', async (_, day, utcHour) => {
    const { id, owner } = await book(addDays(day, 7), { paid: 100_000 })
    const due = at(day, 18)
    expect(due.getUTCHours()).toBe(utcHour)
    await leaveMails(at(day, 17, 59))
    expect(await stateOf(id, 'trip_in_7_days')).toEqual(['planned', null])
    await leaveMails(due)
    await leaveMails(due)
    expect(await stateOf(id, 'trip_in_7_days')).toEqual(['sent', null])
    expect(subjectsTo(owner.email).filter((subject) => subject.includes('prépare ton départ'))).toHaveLength(1)
  })

  it('and is late from midnight in Paris on, not from midnight elsewhere', async () => {
    const [start, later] = [addDays(TODAY, 90), addDays(TODAY, 100)]
    const [kept, late] = [await book(start, { paid: 100_000 }), await book(later, { paid: 100_000 })]
    await leaveMails(at(addDays(start, -9), 12))
    await leaveMails(at(addDays(start, -1), 23, 59))
    expect(await stateOf(kept.id, 'trip_tomorrow')).toEqual(['sent', null])
    expect(subjectsTo(kept.owner.email)).toContain('C’est demain\u00a0: Traversée du Vercors')
    await leaveMails(at(later, 0))
    expect(await stateOf(late.id, 'trip_tomorrow')).toEqual(['skipped', 'late'])
    expect(subjectsTo(late.owner.email)).toEqual([])
  })

  it('however many workers look at the same moment', async () => {
    const start = addDays(TODAY, 90)
    const { owner, id } = await book(start, { paid: 100_000 })
    await leaveMails(at(addDays(start, -9), 12))
    await Promise.all(Array.from({ length: 4 }, () => leaveMails(at(addDays(start, -1), 10))))
    expect(await stateOf(id, 'trip_tomorrow')).toEqual(['sent', null])
    expect(subjectsTo(owner.email).filter((subject) => subject.startsWith('C’est demain'))).toHaveLength(1)
  })

  it('after two days without a worker, if it still says something', async () => {
    const start = addDays(TODAY, 90)
    const { id, owner } = await book(start)
    await leaveMails(at(addDays(start, -40), 12))
    await leaveMails(at(addDays(start, -35), 8))
    await leaveMails(at(addDays(start, -31), 8))
    await leaveMails(at(addDays(start, -28), 12))
    const due = subjectsTo(owner.email).filter((subject) => subject.includes('solde'))
    expect(due).toHaveLength(2)
    await leaveMails(at(addDays(start, -27), 12))
    expect(await stateOf(id, 'balance_due')).toEqual(['sent', null])
    await leaveMails(at(addDays(start, -2), 12))
    expect(await stateOf(id, 'profiles_in_7_days')).toEqual(['skipped', 'late'])
    expect(await stateOf(id, 'trip_in_7_days')).toEqual(['sent', null])
  })
})

describe('as it leaves, a mail', () => {
  const send = (template: string, id: number, isKilled: boolean) =>
    sendMail({ template, scheduledMailId: id }, {
      job: { id: `killed-${String(id)}` },
      query: (text: string, values: unknown[]) =>
        isKilled && text.startsWith('insert into sent_mails')
          ? Promise.reject(new Error('killed'))
          : pool().query(text, values),
    } as unknown as JobHelpers)
  const idOf = async (reservation: number, kind: string) =>
    (
      await queryOne<{ id: number }>(`select id from scheduled_mails where reservation_id = $1 and kind = $2`, [
        reservation,
        kind,
      ])
    )?.id ?? 0

  it('that lost its cause meanwhile is skipped, and says why', async () => {
    const { id, owner } = await book(addDays(TODAY, 60))
    await leaveMails()
    const mail = await idOf(id, 'balance_due_soon')
    await query('update scheduled_mails set enqueued_at = now() where id = $1', [mail])
    // By a way that makes no plan: only the mail itself can see it.
    await payUnseen(id, 70_000)
    await send('balance_due_soon', mail, false)
    expect(await stateOf(id, 'balance_due_soon')).toEqual(['skipped', 'paid'])
    expect(subjectsTo(owner.email)).toEqual([])
  })

  it('that was killed between its sending and the end of its job leaves no second time', async () => {
    const { id, owner } = await book(addDays(TODAY, 60))
    await leaveMails()
    const mail = await idOf(id, 'balance_due_soon')
    await expect(send('balance_due_soon', mail, true)).rejects.toThrow('killed')
    expect(await stateOf(id, 'balance_due_soon')).toEqual(['sent', null])
    await send('balance_due_soon', mail, false)
    await leaveMails(at(addDays(TODAY, 24), 10))
    expect(subjectsTo(owner.email)).toHaveLength(1)
  })

  it('that the outbox gave up is said to be lost', async () => {
    const { id } = await book(addDays(TODAY, 60))
    await leaveMails()
    const mail = await idOf(id, 'balance_due_soon')
    await query(`update scheduled_mails set enqueued_at = now() - interval '2 hours' where id = $1`, [mail])
    await leaveMails()
    expect(await stateOf(id, 'balance_due_soon')).toEqual(['skipped', 'failed'])
  })
})

describe('the mail of the way to the departure', () => {
  it('tells who was invited all but what it costs, and what others have to do', async () => {
    const { id, owner } = await book(addDays(TODAY, 7))
    const email = `hugo-${String(id)}@exemple.test`
    const participant = await inviteTraveler(id, email)
    await leaveMails()
    const own = mailServer.sentTo(owner.email).find(({ subject }) => subject?.includes('prépare ton départ'))
    expect(own?.text).toMatch(/Régler le solde de 700\s€/)
    expect(own?.text).toContain('Compléter 2\u00a0profils')
    const [sent, ...others] = mailServer.sentTo(email)
    expect(others).toEqual([])
    expect(sent?.text).toContain('Compléter ton profil')
    expect(sent?.text).toContain('04\u00a065')
    expect(sent?.text).not.toMatch(/€|Régler|2\u00a0profils/)
    expect((await planOf(id)).filter((row) => row.participant_id === participant).map(({ state }) => state)).toEqual([
      'sent',
      'planned',
    ])
    await query('update participants set email = null where id = $1', [participant])
    await leaveMails(at(addDays(TODAY, 6), 10))
    expect((await planOf(id)).filter((row) => row.participant_id === participant).map(({ reason }) => reason)).toEqual([
      null,
      'no_address',
    ])
  })
})
