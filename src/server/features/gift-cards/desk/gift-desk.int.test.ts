import config from '@payload-config'
import { randomUUID } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { giftExpiry } from '@/domain/gift-cards/gift-card'
import { spellGiftCode } from '@/domain/gift-cards/gift-code'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { call } from '../../../../../tests/integration/call'
import { issueBody, keptCode, mailOf, openGiftDesk } from '../../../../../tests/integration/gift-desk'
import { byLink, giftBalance, paidGift } from '../../../../../tests/integration/gifting'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { ledgerOf } from '../../../../../tests/integration/paying'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let desk: Awaited<ReturnType<typeof openGiftDesk>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  desk = await openGiftDesk(payload)
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

const today = () => calendarDayInParis(new Date())

describe('the desk', () => {
  it('issues a card for what it received, once of fifty presses at once, and never reads its code', async () => {
    const body = issueBody()
    const answers = await pressAtOnce(50, () => desk.ask('gift-cards/issue', body))
    expect(new Set(answers.map(({ status, body: { id } }) => `${String(status)} ${String(id)}`)).size).toBe(1)
    const id = Number(answers[0]?.body.id)
    expect((await desk.ask('gift-cards/issue', { ...body, amount_cents: 30_000 })).status).toBe(422)
    await runJobs()
    const { code, account } = await keptCode(id)
    expect(await giftBalance(account)).toBe(20_000)
    const card = await desk.read(id)
    expect(card).toMatchObject({
      ...{ state: 'whole', paid_by: 'cheque', amount_cents: 20_000, balance_cents: 20_000, last4: code.slice(-4) },
      expires_on: giftExpiry({ paidOn: today(), sendOn: null }),
      ...{ issued_by: 'Maud', issued_for: 'Chèque reçu au bureau' },
      entries: [{ amount_cents: 20_000, balance_cents: 20_000, reason: 'opened', author: 'Maud', may_reverse: false }],
      events: [{ kind: 'issued', author: 'Maud' }, { kind: 'sent' }],
    })
    for (const secret of [code, spellGiftCode(code)]) expect(JSON.stringify([answers, card])).not.toContain(secret)
    expect(mailServer.sentTo(body.recipient_email)).toHaveLength(1)
    expect(mailServer.lastTo(body.recipient_email)?.text).toContain(spellGiftCode(code))
    expect(mailServer.lastTo(body.buyer_email)?.text).toContain('par chèque')
    expect(await checkDatabase()).toEqual([])
  })

  it('offers one as a gesture, and refuses what no card can be', async () => {
    const { id, recipient_email: to } = await desk.issue({ means: 'gesture', amount_cents: 1_500, buyer_email: null })
    await runJobs()
    expect(mailServer.lastTo(to)?.subject).toBe('Jeanne t’offre un départ')
    expect((await desk.read(id)).paid_by).toBe('gesture')
    const statuses = await Promise.all(
      [
        { amount_cents: 2_900 },
        { amount_cents: 300_100 },
        { received_on: addDays(today(), 1) },
        { buyer_email: null },
        { means: 'gesture', recipient_email: null },
        { reason: '  ' },
        { means: 'card' },
      ].map(async (more) => (await desk.ask('gift-cards/issue', issueBody(more))).status),
    )
    expect(new Set(statuses)).toEqual(new Set([422]))
  })

  it('finds a card by the end of its code, by who bought it and who received it, and by its state', async () => {
    const { id, buyer_email: buyer, recipient_email: recipient } = await desk.issue({ recipient_name: 'Ondine' })
    const { code } = await keptCode(id)
    for (const words of [code.slice(-4).toLowerCase(), buyer, recipient.slice(0, 12), 'ondine']) {
      expect((await desk.search(words)).cards.map((card) => card.id)).toContain(id)
    }
    expect((await desk.search(code)).cards).toEqual([])
    expect((await desk.search(buyer, { state: 'spent' })).cards).toEqual([])
    expect((await desk.search('%')).cards).toEqual([])
    expect((await desk.search('', { before: id })).cards.map((card) => card.id)).not.toContain(id)
  })

  it('blocks a card with its reason, once of fifty presses at once, and the code is worth nothing', async () => {
    const { id } = await desk.issue()
    const { account, code } = await keptCode(id)
    expect(
      (await desk.act(id, 'void', { reason: 'Code publié', balance_cents: 19_999, gives_back: false })).status,
    ).toBe(409)
    const body = { key: randomUUID(), reason: 'Code publié', balance_cents: 20_000, gives_back: false }
    const answers = await pressAtOnce(50, () => desk.act(id, 'void', body))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await desk.act(id, 'void', { ...body, key: randomUUID() })).status).toBe(409)
    expect((await desk.act(id, 'void', { ...body, reason: 'Autre chose' })).status).toBe(422)
    expect(await giftBalance(account)).toBe(0)
    const card = await desk.read(id)
    expect(card).toMatchObject({ state: 'voided', repayment: null })
    expect(card.entries.map(({ reason, amount_cents, note, author }) => [reason, amount_cents, note, author])).toEqual([
      ['opened', 20_000, 'Chèque reçu au bureau', 'Maud'],
      ['reversed', -20_000, 'Code publié', 'Maud'],
    ])
    const balance = await call('v1/gift-cards/balance', { method: 'POST', body: { code } })
    expect(balance.status).toBe(422)
    expect(await checkDatabase()).toEqual([])
  })

  it('gives what is not spent back to the bank card that paid, and says what was spent', async () => {
    const provider = useMemoryProvider()
    const gift = await paidGift(provider, { amount: 100, buyer_email: 'camille-bureau@lagopede.test' })
    expect((await desk.spend(gift.code, 100)).status).toBe(201)
    const other = await paidGift(provider, { amount: 1_200, buyer_email: 'camille-bureau@lagopede.test' })
    expect((await desk.spend(other.code, 1_000)).status).toBe(201)
    expect((await desk.act(gift.id, 'void', { reason: 'Demande', balance_cents: 0, gives_back: true })).status).toBe(
      422,
    )
    const done = await desk.act(other.id, 'void', { reason: 'Demande', balance_cents: 20_000, gives_back: true })
    expect(done.status, done.body.error).toBe(200)
    await runJobs()
    expect(provider.booksCents).toBe(10_000 + 100_000)
    const mail = mailServer.lastTo('camille-bureau@lagopede.test')
    expect(mail?.subject).toContain('200\u00a0€ te reviennent')
    expect(mail?.text?.replaceAll(/\s/g, ' ')).toContain('1 000 € avaient déjà été dépensés')
    expect((await byLink(other.purchase, 'gift-purchase', { method: 'GET' })).body.withdrawal.refunded).toBe(200)
    expect(await checkDatabase()).toEqual([])
  })

  it('owes by transfer what was paid otherwise, until that is noted, and nothing of a gesture', async () => {
    const { id } = await desk.issue({ means: 'bank_transfer' })
    await desk.act(id, 'void', { reason: 'Rétractation', balance_cents: 20_000, gives_back: true })
    const due = (await desk.search('')).repayments.find(({ card_id: card }) => card === id)
    expect(due).toMatchObject({ amount_cents: 20_000, due_on: addDays(today(), 14) })
    const key = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => desk.act(id, 'repaid', { key, reference: 'VIR 12' })))
    expect((await desk.search('')).repayments.map(({ card_id: card }) => card)).not.toContain(id)
    expect((await desk.read(id)).repayment).toMatchObject({ made_on: today(), by: 'Maud' })
    expect((await desk.act(id, 'repaid', { reference: '' })).status).toBe(409)
    const gesture = await desk.issue({ means: 'gesture', buyer_email: null })
    const refused = await desk.act(gesture.id, 'void', { reason: 'Erreur', balance_cents: 20_000, gives_back: true })
    expect([refused.status, refused.body.error]).toEqual([422, expect.stringContaining('offerte par l’agence')])
    expect(await checkDatabase()).toEqual([])
  })

  it('carries a card over to a new code of a new holder, once of fifty presses at once', async () => {
    const { id, recipient_email: before } = await desk.issue()
    const { code } = await keptCode(id)
    const email = mailOf('nina')
    const body = { key: randomUUID(), reason: 'Code perdu', recipient_name: 'Nina', recipient_email: email }
    const answers = await pressAtOnce(50, () => desk.act(id, 'transfer', { ...body, balance_cents: 20_000 }))
    expect(new Set(answers.map(({ status, body: { id: to } }) => `${String(status)} ${String(to)}`)).size).toBe(1)
    const newId = Number(answers[0]?.body.id)
    expect(newId).not.toBe(id)
    const [old, fresh] = [await desk.read(id), await desk.read(newId)]
    expect(old).toMatchObject({ state: 'transferred', balance_cents: 0, replaced_by: { id: newId } })
    expect(fresh).toMatchObject({
      ...{ state: 'whole', balance_cents: 20_000, expires_on: old.expires_on, recipient_email: email },
      ...{ replaces: { id }, paid_by: 'cheque' },
    })
    await runJobs()
    const { code: newCode, account } = await keptCode(newId)
    expect(mailServer.sentTo(email)).toHaveLength(1)
    expect(mailServer.lastTo(email)?.text).toContain(spellGiftCode(newCode))
    // The first holder's mail was on its way and left no more.
    expect(mailServer.sentTo(before)).toHaveLength(0)
    const statusOf = async (one: string) =>
      (await call('v1/gift-cards/balance', { method: 'POST', body: { code: one } })).status
    expect([await statusOf(code), await statusOf(newCode)]).toEqual([422, 200])
    expect((await desk.spend(newCode, 200)).status).toBe(201)
    expect(await giftBalance(account)).toBe(0)
    expect((await desk.act(newId, 'transfer', { ...body, key: randomUUID(), balance_cents: 0 })).status).toBe(409)
    expect(await checkDatabase()).toEqual([])
  })

  it('keeps the buyer’s right to withdraw when a card is carried over, and does not tell them to whom', async () => {
    const provider = useMemoryProvider()
    const gift = await paidGift(provider, { amount: 100, buyer_email: 'camille-suit@lagopede.test' })
    const email = mailOf('autre')
    await desk.act(gift.id, 'transfer', {
      ...{ reason: 'Perdue', balance_cents: 10_000, recipient_name: 'Zoé', recipient_email: email },
    })
    const { body } = await byLink(gift.purchase, 'gift-purchase', { method: 'GET' })
    expect(body.withdrawal).toMatchObject({ amount: 100, refunded: null })
    expect(JSON.stringify(body)).not.toContain(email)
    expect((await byLink(gift.purchase, 'gift-purchase/withdrawal', { body: { amount: 100 } })).status).toBe(200)
    await runJobs()
    expect(provider.booksCents).toBe(0)
    expect(mailServer.lastTo('camille-suit@lagopede.test')?.subject).toContain('100\u00a0€ te reviennent')
    expect(await checkDatabase()).toEqual([])
  })

  it('takes a use back by a counter-entry, once of fifty presses at once, and the booking owes it again', async () => {
    const { id } = await desk.issue()
    const { code, account } = await keptCode(id)
    const booking = await desk.spend(code, 200)
    const used = (await desk.read(id)).entries.at(-1)
    expect(used).toMatchObject({ reason: 'used', amount_cents: -20_000, balance_cents: 0, may_reverse: true })
    const body = { key: randomUUID(), reason: 'Mauvaise carte', entry_id: used?.id }
    const answers = await pressAtOnce(50, () => desk.act(id, 'reverse', body))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const again = await desk.act(id, 'reverse', { ...body, key: randomUUID() })
    expect([again.status, again.body.error]).toEqual([409, 'Cette écriture est déjà reprise.'])
    expect(await giftBalance(account)).toBe(20_000)
    expect(await ledgerOf(booking.id)).toEqual([
      ['deposit', 'gift_card', 20_000],
      ['refund', 'gift_card', 20_000],
    ])
    const [, before, counter] = (await desk.read(id)).entries
    expect(before?.may_reverse).toBe(false)
    expect(counter).toMatchObject({ reverses: used?.id, note: 'Mauvaise carte', author: 'Maud', may_reverse: false })
    const opened = (await desk.read(id)).entries[0]
    expect((await desk.act(id, 'reverse', { ...body, key: randomUUID(), entry_id: opened?.id })).status).toBe(409)
    const other = await desk.issue()
    expect((await desk.act(other.id, 'reverse', { ...body, key: randomUUID() })).status).toBe(404)
    expect(await checkDatabase()).toEqual([])
  })

  it('takes a use back once of presses that differ, and never once its booking is canceled', async () => {
    const { id } = await desk.issue({ amount_cents: 50_000 })
    const { code } = await keptCode(id)
    await desk.spend(code, 500)
    const used = (await desk.read(id)).entries.at(-1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        desk.act(id, 'reverse', { reason: `Reprise ${String(n)}`, entry_id: used?.id }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    const trip = await desk.spend(code, 500)
    const last = (await desk.read(id)).entries.at(-1)
    await trip.payer.send('POST', `reservations/${String(trip.id)}/cancel`, {
      fee: (await trip.payer.send<{ fee: number }>('GET', `reservations/${String(trip.id)}/cancellation`)).body.fee,
    })
    expect((await desk.act(id, 'reverse', { reason: 'Trop tard', entry_id: last?.id })).status).toBe(409)
    expect(await checkDatabase()).toEqual([])
  })

  it('sends a card’s mail again, with the code it has, once for each press', async () => {
    const { id, recipient_email: to } = await desk.issue()
    expect((await desk.act(id, 'resend', {})).status).toBe(409)
    await runJobs()
    const key = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => desk.act(id, 'resend', { key })))
    await runJobs()
    expect(mailServer.sentTo(to).map(({ subject }) => subject)).toEqual([
      'Jeanne t’offre un départ',
      'Ta carte cadeau, 200\u00a0€ à utiliser',
    ])
    expect(mailServer.lastTo(to)?.text).toContain(spellGiftCode((await keptCode(id)).code))
    expect((await desk.read(id)).events.map(({ kind }) => kind)).toEqual(['issued', 'sent', 'resent'])
  })
})
