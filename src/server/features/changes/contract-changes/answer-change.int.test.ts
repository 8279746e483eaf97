import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { isReceipt } from '../../../../../tests/integration/is-receipt'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { ask, openAgency, pay, runTask, today } from '../../../../../tests/integration/cancellation-agency'
import {
  askChange,
  change,
  CHANGE_TERMS,
  content,
  contracted,
  writeChangeText,
} from '../../../../../tests/integration/contract-change'
import { PASSWORD } from '../../../../../tests/factories/user'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { payload } from '../../../../../tests/integration/cancellation-agency'
import { call } from '../../../../../tests/integration/call'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

beforeAll(async () => {
  await openAgency()
  await writeChangeText()
})

const desk = async (reservation: number) => (await ask(`reservations/${String(reservation)}/desk`)).body
const subjectsTo = (email: string) => mailServer.sentTo(email).map(({ subject }) => subject ?? '')

describe('an answer', () => {
  it('is one of fifty at once, whatever they press', async () => {
    const { departure, reservation, answer, email } = await contracted()
    await change(departure, content({ traveler_cents: 500 }))
    const before = subjectsTo(email).length
    const answers = await pressAtOnce(50, (index) => answer({ answer: index % 2 === 0 ? 'accept' : 'terminate' }))
    const made = await queryOne<{ answer: string }>(
      'select answer from contract_change_answers where reservation_id = $1',
      [reservation],
    )
    const ok = answers.filter(({ status }) => status === 200)
    expect(new Set(ok.map(({ body }) => body.answered?.answer))).toEqual(new Set([made?.answer]))
    expect(answers.filter(({ status }) => ![200, 409, 429].includes(status))).toEqual([])
    await runJobs()
    expect(subjectsTo(email).length - before).toBe(1)
    const events = await query(
      `select 1 from reservation_events where reservation_id = $1 and (kind = 'canceled' or detail = 'Acceptée')`,
      [reservation],
    )
    expect(events).toHaveLength(1)
    expect(await checkDatabase()).toEqual([])
  })

  it('is nobody else’s, and one cannot pay a fee to leave meanwhile', async () => {
    const { departure, answer, reservation, token } = await contracted({ days: 20 })
    await change(departure, content())
    const stranger = await signInAs(payload)
    expect((await answer({ answer: 'accept' }, stranger.token)).status).toBe(404)
    expect((await answer({ answer: 'accept', text_version: '2020-01' })).body).toMatchObject({ reason: 'text' })
    const cancel = await call<{ reason: string }>(`v1/reservations/${String(reservation)}/cancel`, {
      ...{ method: 'POST', token },
      body: { fee: 300 },
    })
    expect([cancel.status, cancel.body.reason]).toEqual([409, 'change'])
  })

  it.each([
    ['ends the contract', CHANGE_TERMS, 'terminate', 'canceled'],
    ['accepts', { ...CHANGE_TERMS, silence: 'accept' }, 'accept', 'confirmed'],
  ] as const)(
    'that does not come %s where the text says so, once, after a reminder',
    async (_name, terms, said, status) => {
      const { departure, reservation, email, answer } = await contracted({ terms })
      await change(departure, content())
      const dated = (day: number) =>
        query(
          `update contract_changes set answer_by = $2::date, runs_at = now() - interval '5 days' where departure_id = $1`,
          [departure, addDays(today(), day)],
        )
      await dated(3)
      await runTask('settle_changes')
      expect(subjectsTo(email).filter((subject) => !isReceipt({ subject }))).toHaveLength(1)
      await dated(2)
      await Promise.all([runTask('settle_changes'), runTask('settle_changes')])
      expect(subjectsTo(email).filter((subject) => subject.startsWith('Ta réponse avant'))).toHaveLength(1)
      await dated(0)
      await runTask('settle_changes')
      expect((await desk(reservation)).status).toBe('confirmed')
      await dated(-1)
      expect((await answer({ answer: 'accept' })).body).toMatchObject({ reason: 'closed' })
      await Promise.all([runTask('settle_changes'), runTask('settle_changes')])
      await runTask('settle_changes')
      expect((await desk(reservation)).status).toBe(status)
      const kept = await queryOne('select answer, answered_by from contract_change_answers where reservation_id = $1', [
        reservation,
      ])
      expect(kept).toEqual({ answer: said, answered_by: 'clock' })
      expect(mailServer.sentTo(email).filter(({ text }) => text?.includes('pas eu de réponse'))).toHaveLength(1)
    },
  )

  it.each([
    ['while it is awaited', CHANGE_TERMS, 2, 'terminate'],
    ['once silence ends the contract', CHANGE_TERMS, -1, 'terminate'],
    ['once silence accepts', { ...CHANGE_TERMS, silence: 'accept' }, -1, 'void'],
  ] as const)(
    'of an account that is deleted %s costs what the text says, and nobody is asked again',
    async (_name, terms, days, said) => {
      const { departure, reservation, token, email } = await contracted({ days: 20, terms })
      await change(departure, content({ traveler_cents: 500 }))
      await query(
        `update contract_changes set answer_by = $2::date, runs_at = now() - interval '9 days' where departure_id = $1`,
        [departure, addDays(today(), days)],
      )
      const preview = await call<{ fee: number; refund: number }>('v1/user/deletion', { token })
      const fee = said === 'void' ? preview.body.fee : 0
      expect(fee > 0).toBe(said === 'void')
      expect(preview.body).toMatchObject({ fee, refund: said === 'void' ? 0 : 300 })
      const exported = await call<{ reservations: Array<{ contract_changes: unknown[] }> }>('v1/user/export', { token })
      expect(exported.body.reservations[0]?.contract_changes).toMatchObject([
        {
          kind: 'content',
          was: 'Nuit au refuge.',
          from_cents: 100_000,
          to_cents: 101_000,
          needs_answer: true,
          answer: null,
        },
      ])
      const sent = subjectsTo(email).length
      const deleted = await call('v1/user/deletion', {
        ...{ method: 'POST', token },
        body: { confirmation: PASSWORD, cancels: [reservation], fee },
      })
      expect(deleted.status).toBe(200)
      await Promise.all([runTask('settle_changes'), runTask('settle_changes')])
      const kept = await queryOne(
        `select a.answer, a.answered_by, r.status, r.cancellation_fee_cents::int as fee,
         (select count(*)::int from contract_change_links l where l.reservation_id = r.id) as links
       from contract_change_answers a join reservations r on r.id = a.reservation_id where r.id = $1`,
        [reservation],
      )
      expect(kept).toEqual({
        ...{ answer: said, answered_by: said === 'void' ? 'clock' : 'account' },
        ...{ status: 'canceled', fee: fee * 100, links: 0 },
      })
      const owed = said === 'terminate' ? ['Ton compte est supprimé\u00a0: 300\u00a0€ te restent dus'] : []
      expect(subjectsTo(email).slice(sent)).toEqual(owed)
      expect(await checkDatabase()).toEqual([])
    },
  )

  it('is asked no more of who was moved or canceled by the agency', async () => {
    const { departure, reservation, read } = await contracted()
    await change(departure, content())
    await ask(`reservations/${String(reservation)}/cancel`, { reason: 'Demande du client', fee_cents: 0 })
    await runTask('settle_changes')
    expect((await read()).body).toMatchObject({ is_open: false, answered: { answer: 'void' } })
    await pay(reservation, 1_000)
  })

  it('is read by the desk, with who gave it', async () => {
    const { departure, reservation, answer } = await contracted()
    await contracted({ departure })
    await change(departure, content())
    await answer({ answer: 'accept' })
    const { body } = await askChange(`departures/${String(departure)}/changes`)
    expect(body.changes).toHaveLength(1)
    expect(body.changes[0]).toMatchObject({ state: 'done', author: 'Maud', kind: 'content' })
    expect(body.changes[0]?.answers.map((one) => one.answer)).toEqual(['accept', null])
    expect(body.changes[0]?.answers[0]?.reservation_id).toBe(reservation)
  })
})
