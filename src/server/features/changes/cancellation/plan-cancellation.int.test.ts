import { beforeAll, describe, expect, it, vi } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { call } from '../../../../../tests/integration/call'
import { planCancellation } from '../../../../../tests/integration/cancel-departure'
import { isReceipt } from '../../../../../tests/integration/is-receipt'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import {
  ask,
  book,
  guide,
  leave,
  openAgency,
  runTask,
  staff,
  stateOf,
} from '../../../../../tests/integration/cancellation-agency'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

beforeAll(openAgency)

describe('a planned cancellation', () => {
  it('shows what it would do, to the mails, and does nothing', async () => {
    const { id } = await leave()
    const other = await leave(150, { price_cents: 45_000 })
    const camille = await book(id)
    const { body } = await ask(`departures/${String(id)}/cancel/preview`, {
      ending: 'other',
      reason: 'La Loire est trop haute.',
    })
    expect(body.refusal).toBeNull()
    expect(body.parties).toMatchObject([
      {
        reservation_id: camille.reservation,
        travelers_count: 2,
        paid: [{ method: 'bank_transfer', cents: 30_000 }],
        refund: [{ method: 'bank_transfer', cents: 30_000 }],
      },
    ])
    expect(body.parties[0]?.dates).toContainEqual(
      expect.objectContaining({ departure_id: other.id, total_cents: 90_000, difference_cents: -10_000 }),
    )
    expect(body.mails.map(({ audience, to }) => [audience, to])).toEqual([
      ['customer', camille.email],
      ['guide', guide.email],
    ])
    expect(body.mails[0]?.text).toContain('La Loire est trop haute.')
    expect(body.mails[0]?.html).toContain('Choisir')
    expect(await stateOf(id)).toMatchObject({ status: 'open', sales_closed: false, taken: 2 })
    expect(await query('select 1 from departure_cancellations where departure_id = $1', [id])).toEqual([])
    // The receipt of what was paid leaves as it would have; nothing of the plan does.
    await runJobs()
    const sent = mailServer.mails.map(({ subject }) => subject)
    expect(sent.filter((subject) => body.mails.some((mail) => mail.subject === subject))).toEqual([])
    const token = /token=([\w-]+)/.exec(body.mails[0]?.text ?? '')?.[1] ?? ''
    expect((await call('v1/cancellation-choice', { headers: { 'link-token': token } })).status).toBe(404)
  })

  it('says why the law refuses it, and what is owed', async () => {
    const { id } = await leave(20)
    const camille = await book(id, { paid: 100_000 })
    const preview = (ending: string) => ask(`departures/${String(id)}/cancel/preview`, { ending, reason: 'Essai' })
    expect((await preview('minimum')).body.refusal).toContain('pas de minimum')
    expect((await preview('minimum')).body.mails).toEqual([])
    expect((await preview('other')).body.parties[0]).toMatchObject({
      reservation_id: camille.reservation,
      indemnity_cents: 30_000,
      refund: [{ method: 'bank_transfer', cents: 130_000 }],
    })
  })

  it('closes sales at once, writes to nobody, and is stopped without a trace', async () => {
    const { id } = await leave()
    const { email } = await book(id)
    expect((await ask(`departures/${String(id)}/cancel`, { reason: 'Essai', code: 'AUTRE-0101' })).status).toBe(422)
    const planned = await planCancellation({ id, token: staff })
    expect(planned.status).toBe(200)
    expect(Date.parse(planned.body.runs_at) - Date.now()).toBeGreaterThan(9 * 60_000)
    await runTask('cancel_departures')
    expect(await stateOf(id)).toMatchObject({ status: 'open', sales_closed: true, taken: 2 })
    expect((await ask(`departures/${String(id)}/desk`)).body.cancellation).toMatchObject({
      state: 'planned',
      author: 'Maud',
    })
    const stop = () => ask(`departures/${String(id)}/cancel/stop`, {})
    const answers = await Promise.all([stop(), stop()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await query(`update departure_cancellations set runs_at = now() where departure_id = $1`, [id])
    await runTask('cancel_departures')
    expect(await stateOf(id)).toMatchObject({ status: 'open', sales_closed: false, taken: 2 })
    expect(mailServer.sentTo(email).filter((mail) => !isReceipt(mail))).toEqual([])
  })

  it.each([
    ['on its first day', 0],
    ['once it is under way', 1],
  ])('is refused for a departure %s, and changes nothing', async (_case, daysAgo) => {
    const { id } = await leave()
    await book(id)
    await query(`update departures set departure_start = now() - make_interval(days => $2) where id = $1`, [
      id,
      daysAgo,
    ])
    const { status, body } = await planCancellation({ id, token: staff })
    expect({ status, error: body.error }).toEqual({
      status: 409,
      error: expect.stringContaining('Ce départ a commencé') as string,
    })
    expect(await stateOf(id)).toMatchObject({ status: 'open', sales_closed: false, taken: 2 })
  })

  it('is refused as it runs, where the departure has begun since it was planned', async () => {
    const { id } = await leave()
    await book(id)
    expect((await planCancellation({ id, token: staff })).status).toBe(200)
    await query(`update departures set departure_start = now() where id = $1`, [id])
    await query(`update departure_cancellations set runs_at = now() where departure_id = $1`, [id])
    await runTask('cancel_departures')
    expect(await stateOf(id)).toMatchObject({ status: 'open', taken: 2 })
  })

  it('leaves closed, when it is stopped, the sales that were', async () => {
    const { id } = await leave()
    await query('update departures set sales_closed = true where id = $1', [id])
    await planCancellation({ id, token: staff })
    expect((await ask(`departures/${String(id)}/cancel/stop`, {})).status).toBe(200)
    expect(await stateOf(id)).toMatchObject({ sales_closed: true })
  })

  it('is planned once by two desks at once', async () => {
    const { id } = await leave()
    const body = { ending: 'other', reason: 'Essai' }
    const { code } = (await ask(`departures/${String(id)}/cancel/preview`, body)).body
    const press = () => ask(`departures/${String(id)}/cancel`, { ...body, code })
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('runs at once when it is hastened, once by two workers, and cannot be stopped any more', async () => {
    const { id } = await leave()
    const { email, reservation } = await book(id)
    await planCancellation({ id, token: staff })
    expect((await ask(`departures/${String(id)}/cancel/now`, {})).status).toBe(200)
    await Promise.all([runTask('cancel_departures'), runTask('cancel_departures')])
    await runTask('cancel_departures')
    expect(await stateOf(id)).toMatchObject({ status: 'canceled', taken: 0 })
    expect((await ask(`departures/${String(id)}/cancel/stop`, {})).status).toBe(409)
    expect(mailServer.sentTo(email).filter((mail) => !isReceipt(mail))).toHaveLength(1)
    expect(mailServer.sentTo(guide.email).map(({ text }) => text)).toContainEqual(expect.stringContaining('Essai'))
    expect(
      await query(`select kind from reservation_events where reservation_id = $1 and kind = 'departure_canceled'`, [
        reservation,
      ]),
    ).toHaveLength(1)
    expect(await checkDatabase()).toEqual([])
  })

  it('is not carried out once the law allows it no more, and reopens the sales', async () => {
    const { id } = await leave(60)
    await query('update departures set min_participants = 6 where id = $1', [id])
    await book(id)
    await planCancellation({ id, token: staff, ending: 'minimum' })
    // A deposit came in these minutes.
    await query(`update departures set status = 'confirmed' where id = $1`, [id])
    await query(`update departure_cancellations set runs_at = now() where departure_id = $1`, [id])
    await runTask('cancel_departures')
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', sales_closed: false, taken: 2 })
    const { cancellation } = (await ask(`departures/${String(id)}/desk`)).body
    expect([cancellation?.state, cancellation?.refusal]).toEqual(['refused', expect.stringContaining('confirmé')])
  })
})
