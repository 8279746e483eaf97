import { beforeAll, expect, it, vi } from 'vitest'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { ask, openAgency, stateOf, today } from '../../../../../tests/integration/cancellation-agency'
import { askChange, contracted, content, writeChangeText } from '../../../../../tests/integration/contract-change'
import { killedWhile, PATIENCE, startWorker, untilNoWorker } from '../../../../../tests/integration/killed-worker'
import { runJobs } from '../../../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

const MINUTES = 6 * 60_000

beforeAll(async () => {
  await openAgency()
  await writeChangeText()
})

const mailsTo = (email: string, subject: RegExp) =>
  new Set(
    mailServer
      .sentTo(email)
      .filter((mail) => subject.test(mail.subject ?? ''))
      .map(({ messageId }) => messageId),
  ).size

it(
  'changes contracts whole and asks each customer once, and silence ends each once, wherever its worker is killed on the way',
  async () => {
    const first = await contracted()
    const { departure } = first
    const customers = [first, await contracted({ departure }), await contracted({ departure })]
    const reservations = customers.map(({ reservation }) => reservation)
    await runJobs()
    await askChange(`departures/${String(departure)}/change`, content({ traveler_cents: -1_000 }))
    const answerOf = `insert into contract_change_answers (change_id, reservation_id, unit_cents, from_cents, to_cents, needs_answer,
      text_version, silence) select id, $1::int, 0, 0, 0, true, 'x', 'accept' from contract_changes where departure_id = ${String(departure)}`
    const lines = () => query('select 1 from contract_change_answers')
    for (const reservation of [reservations[0], reservations[2]]) {
      await query(`update contract_changes set runs_at = now() where departure_id = $1`, [departure])
      await query(`select graphile_worker.add_job('change_contracts')`)
      await killedWhile(answerOf, [reservation])
      expect(await lines()).toEqual([])
      for (const { email } of customers) expect(mailsTo(email, /change/)).toBe(0)
    }
    const worker = await startWorker()
    await vi.waitFor(() => {
      for (const { email } of customers) expect(mailsTo(email, /Ton voyage change/)).toBe(1)
    }, PATIENCE)
    expect(await lines()).toHaveLength(3)
    await worker.kill()
    await untilNoWorker()

    await query(`update contract_changes set answer_by = $2::date where departure_id = $1`, [
      departure,
      addDays(today(), -1),
    ])
    const ended = () => query(`select 1 from contract_change_answers where answer = 'terminate'`)
    await query(`select graphile_worker.add_job('settle_changes')`)
    await killedWhile(
      'select 1 from reservations where id = $1 for update',
      [reservations[1]],
      async () => (await ended()).length === 1,
    )
    expect(await ended()).toHaveLength(1)
    const next = await startWorker()
    await vi.waitFor(() => {
      for (const { email } of customers) expect(mailsTo(email, /prend fin/)).toBe(1)
    }, PATIENCE)
    await next.kill()
    await untilNoWorker()
    await query(`select graphile_worker.add_job('settle_changes')`)
    await runJobs()
    for (const { email } of customers) {
      expect(mailsTo(email, /Ton voyage change/)).toBe(1)
      expect(mailsTo(email, /prend fin/)).toBe(1)
    }
    expect(await stateOf(departure)).toMatchObject({ taken: 0 })
    const { body } = await ask('reservations/refunds-due')
    for (const reservation of reservations) {
      const dues = body.refunds.filter((one) => one.reservation_id === reservation)
      expect(dues).toEqual([expect.objectContaining({ amount_cents: 30_000 })])
    }
    expect(await checkDatabase()).toEqual([])
  },
  MINUTES,
)
