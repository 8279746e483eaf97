import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Money } from '@/contract/money'
import { checkDatabase } from '@/server/compose/check-database'
import { noteGiftMail } from '@/server/features/booking-mails/note-mails'
import { readGiftEvidence } from '@/server/features/documents/gift-evidence-facts'
import { query } from '@/server/platform/db/pool'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import { call } from '../../../../tests/integration/call'
import { mailOf, openGiftDesk } from '../../../../tests/integration/gift-desk'
import { byLink, GIFT_TERMS, giftBalance, keptGift, paidGift } from '../../../../tests/integration/gifting'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import { deliver } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let desk: Awaited<ReturnType<typeof openGiftDesk>>

beforeAll(async () => {
  mailServer.refuse(false)
  payload = await getPayload({ config, cron: false })
  desk = await openGiftDesk(payload)
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

/** The bank of who bought a card tells, by its provider, how their contestation stands. */
const contest = async (provider: MemoryProvider, purchase: string, state: 'open' | 'won' | 'lost' = 'open') => {
  const { reference } = await keptGift(purchase)
  provider.tamper(reference, { dispute: { reference: `dp-${reference}`, state } })
  const message = provider.message(reference)
  await Promise.all([deliver(provider, message), deliver(provider, message)])
  return `dp-${reference}`
}

const disputesOf = async (reference: string) =>
  (await desk.ask<Money>('money')).body.disputes.filter((dispute) => dispute.reference === reference)

const evidencePath = (id: number) => `reservations/gift-cards/${String(id)}/dispute-evidence.pdf`

it('a contested payment of a card is a task of the agency, with the card and its papers', async () => {
  const provider = useMemoryProvider()
  const buyer = mailOf('camille')
  const gift = await paidGift(provider, {
    amount: 150,
    buyer_email: buyer,
    recipient_email: 'nina-preuve@lagopede.test',
  })
  await runJobs()
  for (const _ of [1, 2]) await Promise.all([1, 2, 3].map(() => byLink(gift.link, 'gift-card', { method: 'GET' })))
  const booking = await desk.spend(gift.code, 150)
  expect(booking.status).toBe(201)
  const reference = await contest(provider, gift.purchase)
  expect(await disputesOf(reference)).toMatchObject([
    {
      ...{ reservation_id: null, amount_cents: 15_000 },
      gift_card: { id: gift.id, last4: gift.code.slice(-4), is_stopped: false },
    },
  ])
  const facts = await readGiftEvidence(gift.id)
  expect(facts).toMatchObject({
    ...{ last4: gift.code.slice(-4), amountCents: 15_000, balanceCents: 0, paidBy: 'card', termsVersion: GIFT_TERMS },
    giver: { name: 'Camille', email: buyer },
    recipient: { name: 'Nina', email: 'nina-preuve@lagopede.test' },
    disputes: [{ reference, cents: 15_000, state: 'open', payment: facts.payment }],
    uses: [{ reason: 'used', cents: -15_000, reservation: expect.any(String) as string }],
  })
  expect(facts.mails.map(({ to }) => to).sort()).toEqual([buyer, 'nina-preuve@lagopede.test'].sort())
  expect(facts.terms.length).toBeGreaterThan(0)
  expect(facts.history.map(({ kind }) => kind)).toEqual(['paid', 'sent', 'opened'])
  const paper = await call<string>(evidencePath(gift.id), { token: (await signInAs(payload, { role: 'staff' })).token })
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const others = await Promise.all([
    call(evidencePath(gift.id), { token: booking.payer.token }),
    call(evidencePath(gift.id)),
    desk.ask('gift-cards/999999/dispute-evidence.pdf'),
  ])
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
  await contest(provider, gift.purchase, 'won')
  expect(await disputesOf(reference)).toEqual([])
})

it('a contested card is blocked, and nothing is given back beside what the bank decides', async () => {
  const provider = useMemoryProvider()
  const gift = await paidGift(provider, { amount: 100 })
  await contest(provider, gift.purchase)
  const back = await desk.act(gift.id, 'void', { reason: 'Contestée', balance_cents: 10_000, gives_back: true })
  expect([back.status, back.body.error]).toEqual([422, expect.stringContaining('contesté')])
  const withdrawn = await byLink<{ error: string }>(gift.purchase, 'gift-purchase/withdrawal', {
    body: { amount: 100 },
  })
  expect([withdrawn.status, withdrawn.body.error]).toEqual([409, expect.stringContaining('auprès de ta banque')])
  expect(await giftBalance(gift.account)).toBe(10_000)
  expect((await desk.read(gift.id)).disputes).toMatchObject([{ state: 'open', amount_cents: 10_000 }])
  const blocked = await desk.act(gift.id, 'void', { reason: 'Contestée', balance_cents: 10_000, gives_back: false })
  expect(blocked.status).toBe(200)
  expect(await giftBalance(gift.account)).toBe(0)
  expect((await desk.spend(gift.code, 100)).status).toBe(409)
  expect(await disputesOf(`dp-${(await keptGift(gift.purchase)).reference}`)).toMatchObject([
    { gift_card: { id: gift.id, is_stopped: true } },
  ])
  await runJobs()
  expect(provider.booksCents).toBe(10_000)
  expect(await checkDatabase()).toEqual([])
})

it('what is decided for the agency may be given back again', async () => {
  const provider = useMemoryProvider()
  const gift = await paidGift(provider, { amount: 100 })
  await contest(provider, gift.purchase)
  await contest(provider, gift.purchase, 'won')
  expect((await byLink(gift.purchase, 'gift-purchase/withdrawal', { body: { amount: 100 } })).status).toBe(200)
  await runJobs()
  expect(provider.booksCents).toBe(0)
})

it('of a card that was carried over, the one to block is the last, and its papers do not say whose it is', async () => {
  const provider = useMemoryProvider()
  const gift = await paidGift(provider, { amount: 100 })
  const email = mailOf('zoe')
  const { body } = await desk.act(gift.id, 'transfer', {
    ...{ reason: 'Code perdu', balance_cents: 10_000, recipient_name: 'Zoé', recipient_email: email },
  })
  await runJobs()
  const reference = await contest(provider, gift.purchase)
  expect(await disputesOf(reference)).toMatchObject([{ gift_card: { id: body.id, is_stopped: false } }])
  const facts = await readGiftEvidence(body.id)
  expect(facts).toEqual(await readGiftEvidence(gift.id))
  expect(facts).toMatchObject({ last4: gift.code.slice(-4), balanceCents: 10_000, recipient: { name: 'Nina' } })
  expect(facts.history.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['transferred', 'received']))
  expect(JSON.stringify(facts)).not.toMatch(new RegExp(`${email}|Zoé`))
})

it('keeps which messages left for who bought a card and whom they named, each once, and no other', async () => {
  const provider = useMemoryProvider()
  const buyer = mailOf('camille')
  const { id } = await paidGift(provider, { buyer_email: buyer })
  await runJobs()
  await query('delete from gift_card_mails where card_id = $1', [id])
  const note = (to: string, told: object = { template: 'gift_bought', giftCardId: id }) =>
    noteGiftMail({
      ...{ query: queryOnPool, messageId: `<${to}-${String(id)}>`, mail: { to, subject: 'Un message' } },
      told: told as Parameters<typeof noteGiftMail>[0]['told'],
    })
  await note('hugo@exemple.test')
  await note(buyer)
  await note(buyer)
  await note('hugo@exemple.test', { template: 'welcome', userId: 1 })
  const kept = () => query<{ sent_to: string }>('select sent_to from gift_card_mails where card_id = $1', [id])
  expect(await kept()).toEqual([{ sent_to: buyer }])
  await query(`update gift_card_mails set sent_at = now() - interval '25 months' where card_id = $1`, [id])
  await query(`select graphile_worker.add_job('forget_expired')`)
  await runJobs()
  expect(await kept()).toEqual([])
})
