import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { readContract } from '@/server/features/documents/read-contract'
import { query, queryOne } from '@/server/platform/db/pool'
import { isReceipt } from '../../../../../tests/integration/is-receipt'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { ask, leave, openAgency, runTask, stateOf, today } from '../../../../../tests/integration/cancellation-agency'
import {
  askChange,
  change,
  content,
  contracted,
  rise,
  writeChangeText,
} from '../../../../../tests/integration/contract-change'
import { call } from '../../../../../tests/integration/call'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

beforeAll(async () => {
  await openAgency()
  await writeChangeText()
})

const desk = async (reservation: number) => (await ask(`reservations/${String(reservation)}/desk`)).body
const linkIn = (email: string): string =>
  new URLSearchParams(/repondre-a-une-modification#(\S+?)[\s\]]/.exec(mailServer.lastTo(email)?.text ?? '')?.[1]).get(
    'token',
  ) ?? ''
const plain = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ')

describe('a price that is revised by the formula of the contract', () => {
  it('is told with its figures, holds at once up to 8 %, and the contract is sent anew', async () => {
    const { departure, reservation, email, read } = await contracted()
    expect((await change(departure, rise(1.5))).status).toBe(200)
    expect(await desk(reservation)).toMatchObject({ total_cents: 105_000, status: 'confirmed' })
    const mail = mailServer.lastTo(email)
    expect(mail?.subject).toContain('Le prix de ton voyage est révisé')
    for (const words of ['Le gazole a augmenté', '10 % du prix', '1 000 € à 1 050 €', 'contrat à jour est joint'])
      expect(plain(mail?.text)).toContain(words)
    expect(mail?.attachments.map(({ contentType }) => contentType)).toContain('application/pdf')
    expect((await readContract(reservation)).amendments).toMatchObject([
      { kind: 'price', from_cents: 100_000, to_cents: 105_000, holding: 'told', text_version: '2026-11' },
    ])
    expect((await read()).body).toMatchObject({
      needs_answer: false,
      is_open: false,
      total_after: 1_050,
      answered: null,
    })
    expect(await checkDatabase()).toEqual([])
  })

  it('falls by the same formula, and what was paid beyond is due', async () => {
    const { departure, reservation, email } = await contracted({ paid: 100_000 })
    expect((await change(departure, rise(0.5))).status).toBe(200)
    expect(await desk(reservation)).toMatchObject({ total_cents: 95_000, refund_due_cents: 5_000 })
    expect(mailServer.lastTo(email)?.subject).toContain('Ton voyage coûte moins')
  })

  it('waits for an answer above 8 %: nothing changes before it', async () => {
    const { departure, reservation, email, read, answer } = await contracted()
    await change(departure, rise(1.9))
    expect(await desk(reservation)).toMatchObject({ total_cents: 100_000 })
    const text = plain(mailServer.lastTo(email)?.text)
    expect(text).toContain('Sans réponse le')
    expect(text).toContain('ton contrat prend fin et tout ce que tu as réglé t’est rendu')
    expect((await read()).body).toMatchObject({
      ...{
        kind: 'price',
        is_open: true,
        needs_answer: true,
        silence: 'terminate',
        total_before: 1_000,
        total_after: 1_090,
      },
      ...{ change_percent: 9, refund: { amount: 300 }, answer_by: addDays(today(), 7), answered: null, dates: [] },
      causes: [{ cause: 'fuel', from: 1, to: 1.9, share_percent: 10 }],
    })
    expect((await answer({ answer: 'accept', total: 1_000 })).body).toMatchObject({ reason: 'price' })
    expect((await answer({ answer: 'accept' })).body).toMatchObject({ is_open: false, answered: { answer: 'accept' } })
    expect(await desk(reservation)).toMatchObject({ total_cents: 109_000 })
    await runJobs()
    expect(mailServer.lastTo(email)?.subject).toContain('tu acceptes')
    expect((await readContract(reservation)).amendments).toMatchObject([{ holding: 'accepted', to_cents: 109_000 }])
  })

  it('is refused later than twenty days before, with the article, and may still fall', async () => {
    const { departure } = await contracted({ days: 19 })
    const late = await askChange(`departures/${String(departure)}/change`, rise(1.5))
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('art. L211-12')])
    const preview = await askChange(`departures/${String(departure)}/change/preview`, rise(1.5))
    expect([preview.status, preview.body.refusal, preview.body.mails]).toEqual([
      200,
      expect.stringContaining('vingt jours'),
      [],
    ])
    expect((await change(departure, rise(0.5))).status).toBe(200)
    const eve = await contracted({ days: 20 })
    expect((await change(eve.departure, rise(1.5))).status).toBe(200)
  })

  it('is not carried out once midnight has made it too late, which the desk reads', async () => {
    const { departure, reservation } = await contracted({ days: 20 })
    await askChange(`departures/${String(departure)}/change`, rise(1.5))
    await query(`update departures set departure_start = departure_start - interval '1 day' where id = $1`, [departure])
    await query(`update contract_changes set runs_at = now() where departure_id = $1`, [departure])
    await runTask('change_contracts')
    expect(await desk(reservation)).toMatchObject({ total_cents: 100_000 })
    const { body } = await askChange(`departures/${String(departure)}/changes`)
    expect(body.changes).toMatchObject([{ state: 'refused', refusal: expect.stringContaining('L211-12') as string }])
  })

  it('leaves a contract without a formula as it is, and asks why it rises', async () => {
    const { departure, reservation } = await contracted({ terms: null })
    const other = await contracted({ departure })
    const { body } = await askChange(`departures/${String(departure)}/change/preview`, rise(1.5))
    expect(body.parties).toMatchObject([
      { reservation_id: reservation, refusal: expect.stringContaining('aucune révision') as string },
      { reservation_id: other.reservation, refusal: null, to_cents: 105_000 },
    ])
    await change(departure, rise(1.5))
    expect([(await desk(reservation)).total_cents, (await desk(other.reservation)).total_cents]).toEqual([
      100_000, 105_000,
    ])
    for (const [plan, status] of [
      [rise(1.5, { justification: ' ' }), 422],
      [rise(1.5, { variations: [] }), 422],
      [rise(1), 409],
    ] as const)
      expect((await askChange(`departures/${String(departure)}/change`, plan)).status).toBe(status)
  })

  it('is one reservation’s when only one is named', async () => {
    const { departure, reservation } = await contracted()
    const other = await contracted({ departure })
    await change(departure, rise(1.5, { reservation_id: other.reservation }))
    expect([(await desk(reservation)).total_cents, (await desk(other.reservation)).total_cents]).toEqual([
      100_000, 105_000,
    ])
  })
})

describe('an essential element that changes', () => {
  it('is shown as its mails will leave, and does nothing before', async () => {
    const { departure, email } = await contracted()
    const { body } = await askChange(
      `departures/${String(departure)}/change/preview`,
      content({ traveler_cents: -1_000 }),
    )
    expect(body).toMatchObject({
      refusal: null,
      answer_by: addDays(today(), 7),
      parties: [{ from_cents: 100_000, to_cents: 98_000, needs_answer: true, silence: 'terminate' }],
      mails: [{ audience: 'customer', to: email }],
    })
    expect(plain(body.mails[0]?.text)).toContain('Ce qui le remplace : Nuit au gîte.')
    expect(await query('select 1 from contract_changes where departure_id = $1', [departure])).toEqual([])
    expect(mailServer.sentTo(email)).toEqual([])
  })

  it('is stopped within its ten minutes', async () => {
    const { departure, email } = await contracted()
    await askChange(`departures/${String(departure)}/change`, content())
    expect((await askChange(`departures/${String(departure)}/change`, content())).status).toBe(409)
    expect((await askChange(`departures/${String(departure)}/change/stop`, {})).status).toBe(200)
    expect((await askChange(`departures/${String(departure)}/change/stop`, {})).status).toBe(409)
    await query(`update contract_changes set runs_at = now() where departure_id = $1`, [departure])
    await runTask('change_contracts')
    expect(mailServer.sentTo(email).filter((mail) => !isReceipt(mail))).toEqual([])
  })

  it('is accepted behind the link: the contract says before and after', async () => {
    const { departure, reservation, email } = await contracted()
    await change(departure, content({ traveler_cents: -1_000 }))
    const headers = { 'link-token': linkIn(email) }
    const shown = await call<{ change_id: number; total_after: number }>('v1/contract-change', { headers })
    expect(shown.status).toBe(200)
    const { change_id, total_after: total } = shown.body
    const body = { change_id, answer: 'accept', total, text_version: '2026-11' }
    expect((await call('v1/contract-change', { method: 'POST', headers, body })).status).toBe(200)
    expect((await call('v1/contract-change', { headers: { 'link-token': 'autre' } })).status).toBe(404)
    expect(await query('select 1 from contract_change_links where token_hash = $1', [headers['link-token']])).toEqual(
      [],
    )
    expect((await desk(reservation)).total_cents).toBe(98_000)
    expect((await readContract(reservation)).amendments).toMatchObject([
      { was: 'Nuit au refuge.', becomes: 'Nuit au gîte.', holding: 'accepted', from_cents: 100_000, to_cents: 98_000 },
    ])
    const by = await queryOne('select answer, answered_by from contract_change_answers where reservation_id = $1', [
      reservation,
    ])
    expect(by).toEqual({ answer: 'accept', answered_by: 'link' })
  })

  it('is refused without a fee: all that was paid is due in fourteen days, and the seats are free', async () => {
    const { departure, reservation, email, answer } = await contracted({ days: 25, paid: 100_000 })
    await change(departure, content())
    expect((await answer({ answer: 'terminate' })).body).toMatchObject({
      answered: { answer: 'terminate', refund: 1_000, refund_by: addDays(today(), 14), is_silence: false },
    })
    expect(await desk(reservation)).toMatchObject({ status: 'canceled', refund_due_cents: 100_000 })
    expect((await desk(reservation)).refund_due_on).toBe(addDays(today(), 14))
    expect((await stateOf(departure))?.['taken']).toBe(0)
    await runJobs()
    expect(plain(mailServer.lastTo(email)?.text)).toContain('1 000 €')
    expect(await checkDatabase()).toEqual([])
  })

  it('moves to another date where one is offered, at the price that was shown and with what it could have back', async () => {
    const other = await leave(120, { price_cents: 60_000 })
    const { departure, reservation, read, answer } = await contracted({ days: 40 })
    await change(departure, content({ offers_dates: true }))
    const date = (await read()).body.dates.find((one) => one.departure_id === other.id)
    expect(date).toMatchObject({ total: 1_200, difference: 200 })
    const wish = { answer: 'move', departure_id: other.id }
    expect((await answer({ ...wish, total: 1_000 })).body).toMatchObject({ reason: 'price' })
    expect((await answer({ ...wish, total: 1_200 })).body).toMatchObject({ answered: { answer: 'move' } })
    expect([(await stateOf(departure))?.['taken'], (await stateOf(other.id))?.['taken']]).toEqual([0, 2])
    expect(await desk(reservation)).toMatchObject({ total_cents: 120_000, paid_cents: 30_000 })
    const kept = await queryOne('select refund_ceiling::int as kept from reservations where id = $1', [reservation])
    expect(kept).toEqual({ kept: 100 })
    const refused = await contracted()
    await change(refused.departure, content())
    expect((await refused.answer({ ...wish, total: 1_200 })).status).toBe(422)
  })

  it('moves to a date that a promo code is not for, and keeps its discount', async () => {
    const other = await leave(120)
    const { departure, reservation, answer, read } = await contracted({ days: 40 })
    await query(
      `with code as (
        insert into promo_codes (code, folded, effect, amount_cents, is_restricted, on_change)
        values ('MAI-AGENCE', 'MA1AGENCE', 'person', 4000, false, 'withdrawn') returning id)
       insert into reservation_discounts (reservation_id, kind, promo_code_id, code, effect, cents, on_change, departures_until)
       select $1, 'promo', id, 'MAI-AGENCE', 'person', 4000, 'withdrawn', $2::date from code`,
      [reservation, addDays(today(), 60)],
    )
    await query('update reservations set total_cents = 92000 where id = $1', [reservation])
    await change(departure, content({ offers_dates: true }))
    const date = (await read()).body.dates.find((one) => one.departure_id === other.id)
    expect(date).toMatchObject({ total: 920, difference: 0 })
    const moved = await answer({ answer: 'move', departure_id: other.id, total: 920 })
    expect(moved.body).toMatchObject({ answered: { answer: 'move' } })
    expect(await desk(reservation)).toMatchObject({ total_cents: 92_000 })
  })

  it('moves the days of the departure, and tells guide and customers', async () => {
    const { departure, email } = await contracted({ days: 300 })
    const days = { start: addDays(today(), 302), end: addDays(today(), 304) }
    await change(departure, content({ days }))
    const at = await queryOne(
      `select first_day::text as start, last_day::text as "end", title from departures where id = $1`,
      [departure],
    )
    expect(at).toMatchObject(days)
    expect(plain(mailServer.lastTo(email)?.text)).toContain('maintenant')
    expect(
      await query(`select kind from guide_changes where departure_id = $1 and kind <> 'given'`, [departure]),
    ).toEqual([{ kind: 'moved' }])
    expect((await askChange(`departures/${String(departure)}/change`, content({ days }))).body.error).toContain(
      'attend encore sa réponse',
    )
  })

  it('asks for a day that leaves two days and is before the departure', async () => {
    const { departure } = await contracted({ days: 30 })
    for (const [answer_by, status] of [
      [addDays(today(), 1), 409],
      [addDays(today(), 30), 409],
      [addDays(today(), 2), 200],
    ] as const)
      expect((await askChange(`departures/${String(departure)}/change`, content({ answer_by }))).status).toBe(status)
  })
})
