import { beforeAll, expect, it, vi } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import {
  ask,
  book,
  guide,
  leave,
  openAgency,
  staff,
  stateOf,
} from '../../../../../tests/integration/cancellation-agency'
import { planCancellation } from '../../../../../tests/integration/cancel-departure'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { killedWhile, PATIENCE, startWorker, untilNoWorker } from '../../../../../tests/integration/killed-worker'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

const MINUTES = 6 * 60_000

beforeAll(openAgency)

const due = async (departure: number) => {
  await query(`update departure_cancellations set runs_at = now() where departure_id = $1`, [departure])
  await query(`select graphile_worker.add_job('cancel_departures')`)
}

const mailsTo = (email: string, subject: RegExp) =>
  new Set(
    mailServer
      .sentTo(email)
      .filter((mail) => subject.test(mail.subject ?? ''))
      .map(({ messageId }) => messageId),
  ).size

it(
  'cancels a departure whole and tells each person once, wherever its worker is killed on the way',
  async () => {
    const { id } = await leave()
    const customers = [await book(id), await book(id, { travelers: 1 }), await book(id, { travelers: 1, paid: 0 })]
    const [first, second, last] = customers.map(({ reservation }) => reservation)
    await planCancellation({ id, token: staff, reason: 'La Loire est trop haute.' })
    await runJobs()
    const before = mailServer.mails.length

    const cancellation = `select $1::int, id, true, current_date from departure_cancellations where departure_id = ${String(id)}`
    const choiceOf = `insert into cancellation_choices (reservation_id, cancellation_id, was_confirmed, answer_by) ${cancellation}`
    const points: Array<[string, unknown[]]> = [
      ['select 1 from reservations where id = $1 for update', [last]],
      [choiceOf, [first]],
      [choiceOf, [second]],
      [choiceOf, [last]],
    ]
    for (const [statement, values] of points) {
      await due(id)
      await killedWhile(statement, values)
      expect(await stateOf(id)).toEqual({ status: 'open', sales_closed: true, taken: 4 })
      expect(await query(`select 1 from reservations where departure_id = $1 and status = 'canceled'`, [id])).toEqual(
        [],
      )
      expect(await query('select 1 from cancellation_choices')).toEqual([])
      expect(mailServer.mails.length).toBe(before)
    }

    // The jobs of who died are taken up by the next worker, without anybody's help.
    const worker = await startWorker()
    const subject = /annulé/
    await vi.waitFor(() => {
      for (const { email } of customers) expect(mailsTo(email, subject)).toBe(1)
      expect(mailsTo(guide.email, subject)).toBe(1)
    }, PATIENCE)
    expect(await stateOf(id)).toMatchObject({ status: 'canceled', taken: 0 })
    const events = await query<{ n: number }>(
      `select count(*)::int as n from reservation_events where kind = 'departure_canceled' group by reservation_id`,
    )
    expect(events).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }])
    await worker.kill()
    await untilNoWorker()
    await runJobs()
    for (const { email } of customers) expect(mailsTo(email, subject)).toBe(1)
    expect(await checkDatabase()).toEqual([])
  },
  MINUTES,
)

it(
  'refunds who chose nothing once, and says so once, wherever its worker is killed on the way',
  async () => {
    const { id } = await leave(91)
    const customers = [await book(id), await book(id), await book(id)]
    const [, second, last] = customers.map(({ reservation }) => reservation)
    await planCancellation({ id, token: staff })
    await due(id)
    await runJobs()
    await query(
      `update cancellation_choices set answer_by = current_date - 3
       where reservation_id in (select id from reservations where departure_id = $1)`,
      [id],
    )
    const settled = () =>
      query(
        `select c.reservation_id from cancellation_choices c join reservations r on r.id = c.reservation_id
         where r.departure_id = $1 and c.choice = 'refund'`,
        [id],
      )
    // Once: what the killed ones left is taken up by the next.
    await query(`select graphile_worker.add_job('settle_choices')`)
    for (const [reservation, done] of [
      [second, 1],
      [last, 2],
    ] as const) {
      await killedWhile(
        'select 1 from reservations where id = $1 for update',
        [reservation],
        async () => (await settled()).length === done,
      )
      expect(await settled()).toHaveLength(done)
    }
    const worker = await startWorker()
    const subject = /rembours/i
    await vi.waitFor(() => {
      for (const { email } of customers) expect(mailsTo(email, subject)).toBe(1)
    }, PATIENCE)
    expect(await settled()).toHaveLength(3)
    await worker.kill()
    await untilNoWorker()
    await query(`select graphile_worker.add_job('settle_choices')`)
    await runJobs()
    for (const { email } of customers) expect(mailsTo(email, subject)).toBe(1)
    const { body } = await ask('reservations/refunds-due')
    for (const { reservation } of customers) {
      const dues = body.refunds.filter((one) => one.reservation_id === reservation)
      expect(dues).toEqual([expect.objectContaining({ amount_cents: 30_000, choice: 'refund' })])
    }
    expect(await checkDatabase()).toEqual([])
  },
  MINUTES,
)
