import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { call } from '../../../../../tests/integration/call'
import { cancelDeparture } from '../../../../../tests/integration/cancel-departure'
import { isReceipt } from '../../../../../tests/integration/is-receipt'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import {
  ask,
  canceledTrip,
  leave,
  openAgency,
  pay,
  payload,
  runTask,
  staff,
  stateOf,
  today,
  type Body,
} from '../../../../../tests/integration/cancellation-agency'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

beforeAll(openAgency)

const linkIn = (email: string): string =>
  new URLSearchParams(/choisir-apres-annulation#(\S+?)[\s\]]/.exec(mailServer.lastTo(email)?.text ?? '')?.[1]).get(
    'token',
  ) ?? ''

describe('a customer of a canceled departure', () => {
  it('reads the three choices in the mail and behind its link, none of them made', async () => {
    const { email, other } = await canceledTrip()
    const text = mailServer.lastTo(email)?.text ?? ''
    for (const words of ['le remboursement', 'une autre date', 'un avoir', 'Sans réponse'])
      expect(text).toContain(words)
    const headers = { 'link-token': linkIn(email) }
    const { status, body } = await call<Body>('v1/cancellation-choice', { headers })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      is_open: true,
      chosen: null,
      reason: 'La Loire est trop haute.',
      answer_by: addDays(today(), 7),
      refund: { amount: 300, by: addDays(today(), 14) },
      credit: { amount: 300 },
      text_version: '2026-11',
    })
    expect(body.dates.find(({ departure_id: id }) => id === other)).toMatchObject({ total: 1_200, difference: 200 })
    expect((await call('v1/cancellation-choice', { headers: { 'link-token': 'autre' } })).status).toBe(404)
    expect(
      (await query<{ text: string }>('select token_hash as text from cancellation_choice_links')).some(
        (row) => row.text === linkIn(email),
      ),
    ).toBe(false)
  })

  it('chooses the refund by the link, which stays due on its day', async () => {
    const { email, reservation, choose, read } = await canceledTrip()
    const chosen = await call<Body>('v1/cancellation-choice', {
      method: 'POST',
      headers: { 'link-token': linkIn(email) },
      body: { choice: 'refund', text_version: '2026-11' },
    })
    expect([chosen.status, chosen.body.chosen?.choice]).toEqual([200, 'refund'])
    expect((await choose({ choice: 'credit' })).status).toBe(409)
    expect((await read()).body).toMatchObject({ is_open: false, credit: null, dates: [] })
    const kept = await queryOne(
      'select choice, chosen_by, text_version, amount_cents from cancellation_choices where reservation_id = $1',
      [reservation],
    )
    expect(kept).toEqual({ choice: 'refund', chosen_by: 'link', text_version: '2026-11', amount_cents: 30_000 })
    const { refunds } = (await ask('reservations/refunds-due')).body
    expect(refunds.find((one) => one.reservation_id === reservation)).toMatchObject({
      amount_cents: 30_000,
      due_on: addDays(today(), 14),
      is_late: false,
      choice: 'refund',
    })
    await runJobs()
    expect(mailServer.lastTo(email)?.subject).toContain('On te rembourse')
  })

  it('goes to another date: seats, travelers and money follow, and count once', async () => {
    const { reservation, other, move, email, id } = await canceledTrip()
    const { status, body } = await move()
    expect([status, body.chosen?.choice, body.chosen?.amount]).toEqual([200, 'move', 300])
    expect(await stateOf(other)).toMatchObject({ taken: 2 })
    const moved = body.chosen?.reservation_id ?? 0
    expect((await ask(`reservations/${String(moved)}/desk`)).body).toMatchObject({
      status: 'confirmed',
      paid_cents: 30_000,
      total_cents: 120_000,
      refund_due_cents: 0,
    })
    expect((await ask(`reservations/${String(reservation)}/desk`)).body).toMatchObject({
      status: 'canceled',
      paid_cents: 0,
      refund_due_cents: 0,
    })
    expect(
      await query('select first_name, last_name from participants where reservation_id = $1 order by position', [
        moved,
      ]),
    ).toEqual([
      { first_name: 'Voyageur', last_name: '1' },
      { first_name: 'Voyageur', last_name: '2' },
    ])
    expect(await queryOne('select user_id from reservations where id = $1', [moved])).toEqual({ user_id: id })
    await runJobs()
    expect(mailServer.sentTo(email).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining('Une autre date'), expect.stringContaining('est enregistrée')]),
    )
    expect(await checkDatabase()).toEqual([])
  })

  it('keeps the indemnity owed on the canceled one, whatever is chosen', async () => {
    const { reservation, move } = await canceledTrip({ days: 20, paid: 100_000 })
    const { body } = await move()
    expect(body.indemnity).toBe(300)
    expect((await ask(`reservations/${String(reservation)}/desk`)).body).toMatchObject({
      paid_cents: 0,
      refund_due_cents: 30_000,
    })
    expect((await ask(`reservations/${String(body.chosen?.reservation_id)}/desk`)).body).toMatchObject({
      paid_cents: 100_000,
      refund_due_cents: 0,
    })
  })

  it('has back in its credit what the credit had paid, wherever it went', async () => {
    const { id, token, choose, reservation } = await canceledTrip()
    expect((await choose({ choice: 'credit' })).body.chosen).toMatchObject({ choice: 'credit', amount: 300 })
    expect((await ask(`reservations/${String(reservation)}/desk`)).body).toMatchObject({
      paid_cents: 0,
      refund_due_cents: 0,
    })
    const [second, third] = [await leave(100), await leave(130)]
    const trip = await createBooking({ user: id, departure: second.id })
    await pay(trip, 30_000, { method: 'credit' })
    await cancelDeparture({ id: second.id, token: staff })
    const moved = await ask(
      `v1/reservations/${String(trip)}/choice`,
      { choice: 'move', departure_id: third.id, total: 1_000, text_version: '2026-11' },
      token,
    )
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    const back = { kind: 'refund', method: 'credit', is_correction: true, reason: 'le client règle autrement' }
    expect((await pay(moved.body.chosen?.reservation_id ?? 0, 30_000, back)).status).toBe(200)
    expect((await ask(`users/${String(id)}/credit`)).body).toMatchObject({ balance_cents: 30_000 })
    expect(await checkDatabase()).toEqual([])
  })

  it('chooses once among 50 presses at once', async () => {
    const { reservation, other, choose, id } = await canceledTrip()
    const wishes = [{ choice: 'refund' }, { choice: 'credit' }, { choice: 'move', departure_id: other, total: 1_200 }]
    const answers = await pressAtOnce(50, (index) => choose(wishes[index % 3] ?? {}))
    const chosen = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.chosen?.choice))
    expect(chosen.size).toBe(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const events = await query(`select 1 from reservation_events where reservation_id = $1 and kind = 'choice_made'`, [
      reservation,
    ])
    expect(events).toHaveLength(1)
    const money = await queryOne(
      `select coalesce(sum(case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end), 0)::int as cents
      from payments p join reservations r on r.id = p.reservation_id where r.user_id = $1`,
      [id],
    )
    const credit = await queryOne(
      'select coalesce(sum(n.amount_cents), 0)::int as cents from credit_entries n join credit_accounts a on a.id = n.account_id where a.user_id = $1',
      [id],
    )
    expect(Number(money?.['cents']) + Number(credit?.['cents'])).toBe(30_000)
    expect(await checkDatabase()).toEqual([])
  })

  it('is refused what is not what was shown', async () => {
    const { other, choose, email } = await canceledTrip()
    const wish = { choice: 'move', departure_id: other, total: 1_200 }
    expect((await choose({ ...wish, total: 1_100 })).body).toMatchObject({ reason: 'price', total: 1_200 })
    expect((await choose({ ...wish, text_version: '2025-01' })).body).toMatchObject({ reason: 'text' })
    expect((await choose({ choice: 'move' })).status).toBe(422)
    await query('update departures set sales_closed = true where id = $1', [other])
    expect((await choose(wish)).body).toMatchObject({ reason: 'closed_date' })
    await query('update departures set sales_closed = false, capacity = 1 where id = $1', [other])
    expect((await choose(wish)).body).toMatchObject({ available_count: 1 })
    const stranger = await signInAs(payload)
    expect((await choose({ choice: 'refund' }, stranger.token)).status).toBe(404)
    expect(mailServer.sentTo(email).filter((mail) => !isReceipt(mail))).toHaveLength(1)
  })

  it('who says nothing is refunded, once, from midnight in Paris on', async () => {
    const { reservation, choose, email } = await canceledTrip()
    await query('update cancellation_choices set answer_by = $2 where reservation_id = $1', [reservation, today()])
    await runTask('settle_choices')
    expect(await queryOne('select choice from cancellation_choices where reservation_id = $1', [reservation])).toEqual({
      choice: null,
    })
    await query('update cancellation_choices set answer_by = $2 where reservation_id = $1', [
      reservation,
      addDays(today(), -1),
    ])
    expect((await choose({ choice: 'credit' })).body).toMatchObject({ reason: 'closed' })
    await Promise.all([runTask('settle_choices'), runTask('settle_choices')])
    await runTask('settle_choices')
    expect(
      await queryOne('select choice, chosen_by from cancellation_choices where reservation_id = $1', [reservation]),
    ).toEqual({ choice: 'refund', chosen_by: 'clock' })
    expect((await ask(`reservations/${String(reservation)}/desk`)).body).toMatchObject({
      refund_due_cents: 30_000,
      refund_due_on: addDays(today(), 14),
    })
    expect(mailServer.sentTo(email).filter(({ text }) => text?.includes('pas eu de réponse'))).toHaveLength(1)
  })

  it('a refund is late once its day is over', async () => {
    const { reservation } = await canceledTrip()
    const lateAfter = async (days: number) => {
      await query(`update reservations set canceled_at = now() - make_interval(days => $2) where id = $1`, [
        reservation,
        days,
      ])
      const { refunds } = (await ask('reservations/refunds-due')).body
      return refunds.find((one) => one.reservation_id === reservation)?.is_late
    }
    expect([await lateAfter(14), await lateAfter(15)]).toEqual([false, true])
  })

  it('has no credit to choose without a text that says how', async () => {
    const { choose, read } = await canceledTrip({ paid: 0 })
    expect((await read()).body).toMatchObject({ refund: { amount: 0 }, credit: null })
    expect((await choose({ choice: 'credit' })).status).toBe(422)
  })
})
