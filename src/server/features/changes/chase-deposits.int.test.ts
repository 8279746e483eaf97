import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createPaymentTerms } from '../../../../tests/factories/payment-terms'
import { call } from '../../../../tests/integration/call'
import { leaveMails } from '../../../../tests/integration/leave-mails'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

/** A booking of the site, made so many days ago, whose deposit is due a week after. */
const book = async ({ daysAgo, status = 'pending' }: { daysAgo: number; status?: 'pending' | 'confirmed' }) => {
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  const { id: departure } = await createDeparture(payload, { expedition, ...dates })
  const owner = await signInAs(payload)
  const id = await createBooking({ user: owner.id, departure, status })
  await query(
    `update reservations set created_at = now() - make_interval(days => $2), deposit_cents = 30000,
       balance_due_on = now() + interval '60 days' where id = $1`,
    [id, daysAgo],
  )
  return { id, departure, owner }
}

const release = async () => {
  await query(`select graphile_worker.add_job('chase_deposits')`)
  await runJobs()
}

/** What is said this morning, then what is given up. */
const chase = async () => {
  await leaveMails()
  await release()
}

const stateOf = (id: number) =>
  queryOne<{ status: string; seats: number }>(
    `select r.status, d.seats_taken::int as seats from reservations r join departures d on d.id = r.departure_id where r.id = $1`,
    [id],
  )

const subjectsTo = (email: string) => mailServer.sentTo(email).map(({ subject }) => subject)

const toldDaysAgo = (id: number, days: number) =>
  query(
    `update scheduled_mails set settled_at = now() - make_interval(days => $2) where reservation_id = $1 and kind = 'deposit_due'`,
    [id, days],
  )

const claim = (id: number) =>
  query(
    `insert into scheduled_mails (reservation_id, kind, due_at, state, enqueued_at, settled_at)
     values ($1, 'deposit_due', now(), 'sent', now(), now())`,
    [id],
  )

const payDeposit = (id: number, token: string) =>
  call(`reservations/${String(id)}/payments`, {
    method: 'POST',
    token,
    body: {
      kind: 'deposit',
      amount_cents: 30_000,
      received_on: calendarDayInParis(new Date()),
      key: `deposit-of-${String(id).padStart(12, '0')}`,
    },
  })

describe('a deposit that is not received', () => {
  it('is recalled, then claimed, each once, then gives the seats back and says why', async () => {
    const { id, owner } = await book({ daysAgo: 5 })
    await chase()
    await chase()
    expect(subjectsTo(owner.email)).toEqual([expect.stringContaining('est attendu')])
    await query(`update reservations set created_at = now() - interval '8 days' where id = $1`, [id])
    await chase()
    await chase()
    expect(subjectsTo(owner.email)).toHaveLength(2)
    expect(mailServer.lastTo(owner.email)?.text).toMatch(/Sans lui dans 4\sjours/)
    await toldDaysAgo(id, 4)
    await chase()
    expect(await stateOf(id)).toEqual({ status: 'pending', seats: 2 })
    await toldDaysAgo(id, 5)
    await chase()
    await chase()
    expect(await stateOf(id)).toEqual({ status: 'canceled', seats: 0 })
    expect(subjectsTo(owner.email)).toHaveLength(3)
    expect(mailServer.lastTo(owner.email)?.text).toContain('acompte non reçu')
    const events = await query('select kind, detail from reservation_events where reservation_id = $1', [id])
    expect(events).toEqual([{ kind: 'canceled', detail: 'acompte non reçu' }])
    expect(await checkDatabase()).toEqual([])
  })

  it('is waited for as long as its own contract says, whatever is in force later', async () => {
    await createPaymentTerms(payload, { grace_days: 6, effective_on: '2019-01-01T12:00:00.000Z' })
    const { id, owner } = await book({ daysAgo: 8 })
    await createPaymentTerms(payload, { grace_days: 2, effective_on: '2019-01-02T12:00:00.000Z' })
    await chase()
    expect(mailServer.lastTo(owner.email)?.text).toMatch(/Sans lui dans 6\sjours/)
    await toldDaysAgo(id, 6)
    await chase()
    expect((await stateOf(id))?.status).toBe('pending')
    await toldDaysAgo(id, 7)
    await chase()
    expect((await stateOf(id))?.status).toBe('canceled')
    await createPaymentTerms(payload, { effective_on: '2019-01-03T12:00:00.000Z' })
  })

  it('of a former database is claimed first, however late it is', async () => {
    const { id, owner } = await book({ daysAgo: 200 })
    await chase()
    expect(await stateOf(id)).toEqual({ status: 'pending', seats: 2 })
    expect(subjectsTo(owner.email)).toEqual([expect.stringContaining('Sans acompte')])
  })

  it('releases nothing that was paid in part, or that the agency confirmed', async () => {
    const [paid, confirmed] = [await book({ daysAgo: 30 }), await book({ daysAgo: 30, status: 'confirmed' })]
    await query(
      `insert into payments (reservation_id, kind, method, amount_cents, received_at)
       values ($1, 'deposit', 'bank_transfer', 100, now())`,
      [paid.id],
    )
    for (const { id } of [paid, confirmed]) {
      await claim(id)
      await toldDaysAgo(id, 30)
    }
    await chase()
    expect([(await stateOf(paid.id))?.status, (await stateOf(confirmed.id))?.status]).toEqual(['pending', 'confirmed'])
    expect([...subjectsTo(paid.owner.email), ...subjectsTo(confirmed.owner.email)]).toEqual([])
  })

  it('whose money is on the account waits for the desk to write it down', async () => {
    const [paid, unpaid] = [await book({ daysAgo: 40 }), await book({ daysAgo: 40 })]
    for (const { id } of [paid, unpaid]) {
      await query('update reservations set number = $2 where id = $1', [id, `LG-27-0614-9${String(id)}`])
      await claim(id)
      await toldDaysAgo(id, 30)
    }
    await query(`insert into bank_lines (booked_on, amount_cents, payer, words) values (now(), 30000, 'REY', $1)`, [
      `vir lg 27 0614 9${String(paid.id)} acompte`,
    ])
    await release()
    expect((await stateOf(paid.id))?.status).toBe('pending')
    expect((await stateOf(unpaid.id))?.status).toBe('canceled')
    await query('delete from bank_lines')
  })

  it('is not asked for while its transfer waits to be written down', async () => {
    const { id, owner } = await book({ daysAgo: 5 })
    await query(
      `insert into bank_lines (booked_on, amount_cents, payer, words) select now(), 30000, 'REY', number from reservations where id = $1`,
      [id],
    )
    await leaveMails()
    expect(subjectsTo(owner.email)).toEqual([])
    await query('delete from bank_lines')
    await leaveMails()
    expect(subjectsTo(owner.email)).toEqual([expect.stringContaining('est attendu')])
  })

  it('that is written down at the same moment either saves the booking or is to be given back', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const bookings = await Promise.all(Array.from({ length: 6 }, () => book({ daysAgo: 30 })))
    for (const { id } of bookings) {
      await claim(id)
      await toldDaysAgo(id, 30)
    }
    const [, ...answers] = await Promise.all([release(), ...bookings.map(({ id }) => payDeposit(id, token))])
    expect(answers.map(({ status }) => status)).toEqual(bookings.map(() => 200))
    for (const { id } of bookings) {
      const kinds = await query<{ kind: string }>(
        'select kind from reservation_events where reservation_id = $1 order by created_at, id',
        [id],
      )
      const state = await stateOf(id)
      const isReleased = state?.status === 'canceled'
      expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(isReleased ? ['canceled', 'paid'] : ['paid'])
      expect(state?.seats).toBe(isReleased ? 0 : 2)
    }
    expect(await checkDatabase()).toEqual([])
  })
})
