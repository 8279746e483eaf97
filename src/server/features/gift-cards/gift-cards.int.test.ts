import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GiftBalance, GiftCard } from '@/contract/gift-cards'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { giftExpiry, giftLeavesAt } from '@/domain/gift-cards/gift-card'
import { spellGiftCode } from '@/domain/gift-cards/gift-code'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import { buyGift, byLink, giftBalance, giftBody, keptGift, paidGift } from '../../../../tests/integration/gifting'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import { deliver } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  await createLegalDocument(payload, { kind: 'gift_card_terms' })
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

const today = () => calendarDayInParis(new Date())
const balanceBy = (code: string) =>
  call<GiftBalance & { error: string }>('v1/gift-cards/balance', { method: 'POST', body: { code } })

describe('a gift card', () => {
  it('is worth nothing until it is paid, then what was paid, once', async () => {
    const provider = useMemoryProvider()
    const { status, body } = await buyGift(giftBody({ amount: 120.5 }))
    expect([status, body.next.url]).toEqual([201, expect.stringContaining('memory.test')])
    const before = await keptGift(body.token)
    expect([before.account, before.codeSealed]).toEqual([null, null])
    expect((await byLink(body.token, 'gift-purchase/settle')).body).toMatchObject({ state: 'waiting', amount: 120.5 })
    provider.act(before.reference, 'accepted')
    const order = provider.orderOf(before.reference)
    expect([order.description, order.amountCents]).toEqual(['Carte cadeau', 12_050])
    expect(order.returnUrl).toContain('/carte-offerte/')
    // The browser, the provider's message and the clock at once, each more than once.
    const message = provider.message(before.reference)
    await Promise.all([
      ...Array.from({ length: 8 }, () => byLink(body.token, 'gift-purchase/settle')),
      ...Array.from({ length: 4 }, () => deliver(provider, message)),
    ])
    const { account } = await keptGift(body.token)
    expect(await giftBalance(Number(account))).toBe(12_050)
    expect(await query('select 1 from credit_entries where account_id = $1', [account])).toHaveLength(1)
    expect((await byLink(body.token, 'gift-purchase', { method: 'GET' })).body).toMatchObject({
      state: 'paid',
      expires_on: giftExpiry({ paidOn: today(), sendOn: null }),
      withdrawal: { until: addDays(today(), 14), amount: 120.5, refunded: null },
    })
    expect(provider.booksCents).toBe(12_050)
    expect(await checkDatabase()).toEqual([])
  })

  it('is bought once by a press that arrives ten times, and by no other under its key', async () => {
    useMemoryProvider()
    const body = giftBody()
    const key = 'one-press-of-the-gift-form'
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyGift(body, key)))
    expect(new Set(answers.map((one) => one.body.token)).size).toBe(1)
    expect((await buyGift({ ...body, amount: 200 }, key)).status).toBe(422)
  })

  it('arrives with its words, its code and its paper, and its buyer has a receipt', async () => {
    const provider = useMemoryProvider()
    const people = { buyer_email: 'camille-recu@lagopede.test', recipient_email: 'nina-recu@lagopede.test' }
    const { code, purchase, link } = await paidGift(provider, people)
    await runJobs()
    const received = mailServer.lastTo(people.recipient_email)
    expect(received?.subject).toBe('Camille t’offre un départ')
    expect(received?.text).toContain('Choisis ton train.')
    expect(received?.text).toContain(spellGiftCode(code))
    expect(received?.text).toContain(`/carte-cadeau#token=${link}`)
    expect(received?.attachments.map(({ filename }) => filename)).toEqual(['carte-cadeau.pdf'])
    const receipt = mailServer.lastTo(people.buyer_email)
    expect(receipt?.text).toContain('150\u00a0€')
    expect(receipt?.text).toContain(`/carte-offerte#token=${purchase}`)
    // Who gives a card by mail has no need of its code.
    expect(receipt?.text).not.toContain(spellGiftCode(code))
    expect(receipt?.attachments).toEqual([])
    expect((await byLink(purchase, 'gift-card/paper', { method: 'GET' })).status).toBe(404)
    const { body } = await byLink(purchase, 'gift-purchase', { method: 'GET' })
    expect(Date.parse(body.sent_at ?? '')).toBeGreaterThan(Date.now() - 120_000)
    await query(
      `select graphile_worker.add_job('send_mail', json_build_object('template', 'gift_received', 'giftCardId', id))
      from gift_cards where recipient_email = $1`,
      [people.recipient_email],
    )
    await runJobs()
    expect(mailServer.sentTo(people.recipient_email)).toHaveLength(1)
  })

  it('leaves at seven in Paris on its day', async () => {
    const provider = useMemoryProvider()
    const sendOn = addDays(today(), 30)
    const { id, purchase } = await paidGift(provider, { send_on: sendOn })
    const job = await queryOne<{ at: Date }>('select run_at as at from graphile_worker.jobs where key = $1', [
      `gift:${String(id)}`,
    ])
    const at = giftLeavesAt({ sendOn, now: new Date() })
    expect(job?.at.toISOString()).toBe(at.toISOString())
    expect((await byLink(purchase, 'gift-purchase', { method: 'GET' })).body).toMatchObject({
      leaves_at: at.toISOString(),
      sent_at: null,
      expires_on: giftExpiry({ paidOn: today(), sendOn }),
    })
  })

  it('is printed by who bought it without an address', async () => {
    const provider = useMemoryProvider()
    const { purchase } = await paidGift(provider, {
      recipient_email: null,
      buyer_email: 'camille-papier@lagopede.test',
    })
    const { body } = await byLink<{ content: string }>(purchase, 'gift-card/paper', { method: 'GET' })
    expect(Buffer.from(body.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    await runJobs()
    expect(mailServer.lastTo('camille-papier@lagopede.test')?.attachments).toHaveLength(1)
  })

  it('keeps neither its code nor its links where the database is read', async () => {
    const provider = useMemoryProvider()
    const { id, code, link, purchase } = await paidGift(provider)
    const row = JSON.stringify(await queryOne('select * from gift_cards where id = $1', [id]))
    for (const secret of [code, spellGiftCode(code), link, purchase]) expect(row).not.toContain(secret)
    const plain = await queryOne(
      'select 1 from gift_cards where id = $1 and code_hash = encode(sha256($2::bytea), $3)',
      [id, code, 'hex'],
    )
    expect(plain).toBeNull()
  })

  it('shows who received it what it holds', async () => {
    const provider = useMemoryProvider()
    const { code, link } = await paidGift(provider)
    const { body } = await byLink<GiftCard>(link, 'gift-card', { method: 'GET' })
    expect(body).toMatchObject({
      ...{ code: spellGiftCode(code), amount: 150, balance: 150, giver_name: 'Camille', is_stopped: false },
      entries: [{ amount: 150, reason: 'opened' }],
    })
    expect((await balanceBy(` ${spellGiftCode(code).toLowerCase()} `)).body).toMatchObject({
      amount: 150,
      balance: 150,
    })
    expect((await byLink('x'.repeat(43), 'gift-card', { method: 'GET' })).status).toBe(404)
  })

  it('is refused by its conditions, its day, its sum, and where no card is taken', async () => {
    expect((await buyGift(giftBody())).body.reason).toBe('no_card')
    useMemoryProvider()
    expect((await buyGift(giftBody({ terms_version: 'old' }))).body.reason).toBe('terms')
    const refusals = await Promise.all(
      [
        { send_on: addDays(today(), -1) },
        { amount: 29 },
        { amount: 3001 },
        { amount: 50.005 },
        { picture: 'autre' },
        { giver_name: ' ' },
      ].map(async (more) => (await buyGift(giftBody(more))).status),
    )
    expect(refusals).toEqual([422, 422, 422, 422, 422, 422])
  })

  it('refuses ten codes that nobody has, then every code', async () => {
    const provider = useMemoryProvider()
    const { code } = await paidGift(provider)
    const answers = []
    for (let n = 0; n < 10; n += 1) answers.push(await balanceBy('LAGO-AAAA-AAAA'))
    expect(new Set(answers.map(({ status, body }) => `${String(status)} ${body.error}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(422)
    expect((await balanceBy(code)).status).toBe(429)
  })
})

describe('who bought a card', () => {
  it('withdraws within fourteen days, and what it holds goes back to the bank card, once', async () => {
    const provider = useMemoryProvider()
    const { id, account, purchase, code } = await paidGift(provider, { buyer_email: 'camille-rend@lagopede.test' })
    const withdraw = (amount: number) => byLink(purchase, 'gift-purchase/withdrawal', { body: { amount } })
    expect((await withdraw(100)).status).toBe(409)
    const answers = await Promise.all([withdraw(150), withdraw(150), withdraw(150)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await giftBalance(account)).toBe(0)
    await runJobs()
    expect(provider.booksCents).toBe(0)
    expect((await balanceBy(code)).status).toBe(422)
    expect((await byLink(purchase, 'gift-purchase', { method: 'GET' })).body.withdrawal).toMatchObject({
      amount: 0,
      refunded: 150,
    })
    expect(mailServer.lastTo('camille-rend@lagopede.test')?.subject).toContain('150\u00a0€ te reviennent')
    expect(await query('select kind from gift_card_events where card_id = $1 order by id', [id])).toEqual([
      { kind: 'paid' },
      { kind: 'withdrawn' },
    ])
    expect(await checkDatabase()).toEqual([])
  })

  it('does no more after the fourteenth day', async () => {
    const provider = useMemoryProvider()
    const { id, purchase } = await paidGift(provider)
    await query(`update gift_cards set paid_at = paid_at - interval '15 days' where id = $1`, [id])
    expect((await byLink(purchase, 'gift-purchase/withdrawal', { body: { amount: 150 } })).status).toBe(409)
  })

  it('may try again after a refusal, and has nothing when the bank’s word was gone', async () => {
    const provider = useMemoryProvider()
    const { body } = await buyGift(giftBody())
    const { reference } = await keptGift(body.token)
    provider.act(reference, 'declined')
    expect((await byLink(body.token, 'gift-purchase/settle')).body.state).toBe('refused')
    expect((await byLink<{ next: object }>(body.token, 'gift-purchase/pay')).status).toBe(201)
    provider.act(reference, 'expiring')
    expect((await byLink(body.token, 'gift-purchase/settle')).body.state).toBe('expired')
    expect((await keptGift(body.token)).account).toBeNull()
    expect((await byLink(body.token, 'gift-purchase/pay')).status).toBe(409)
    expect(await checkDatabase()).toEqual([])
  })
})

describe('the clock of gift cards', () => {
  it('recalls once what ends within three months, and keeps codes by today’s key', async () => {
    const provider = useMemoryProvider()
    const { id, code } = await paidGift(provider, { recipient_email: 'nina-fin@lagopede.test' })
    await query(`update gift_cards set expires_on = $2, code_key = 'another' where id = $1`, [id, addDays(today(), 80)])
    for (let n = 0; n < 2; n += 1) {
      await query(`select graphile_worker.add_job('mind_gift_cards')`)
      await runJobs()
    }
    expect(
      mailServer.sentTo('nina-fin@lagopede.test').filter(({ subject }) => subject?.includes('Il reste')),
    ).toHaveLength(1)
    expect(await queryOne('select 1 from gift_cards where id = $1 and code_key = $2', [id, 'another'])).toBeNull()
    expect((await balanceBy(code)).status).toBe(200)
  })
})
