import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RefundDue } from '@/contract/cancellation'
import type { Money } from '@/contract/money'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import { keptGift, paidGift } from '../../../../tests/integration/gifting'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import {
  deliver,
  departureToPay,
  ledgerOf,
  referenceOf,
  settle,
  signInToPay,
} from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await createLegalDocument(payload, { kind: 'gift_card_terms' })
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

const bookByCard = async (provider: MemoryProvider, more: { card_terms_version?: string } = {}) => {
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const { body } = await camille.pay(await camille.hold(departure), more)
  const reference = await referenceOf(body.payment_id)
  provider.act(reference, 'accepted')
  const id = Number((await settle(body.token)).body.reservation_id)
  await runJobs()
  return { id, reference }
}

const byNight = async () => {
  await query(`select graphile_worker.add_job('reconcile_payments')`)
  await runJobs()
}

const tasksOf = async (provider: MemoryProvider) =>
  (await call<Money>('reservations/money', { token: staff })).body.differences.filter(
    (one) => one.provider === provider.key,
  )

const cancel = (id: number) =>
  call(`reservations/${String(id)}/cancel`, {
    method: 'POST',
    token: staff,
    body: { reason: 'accident', fee_cents: 0 },
  })

it('a refund made elsewhere is found at night, written once, and a task until the desk decides', async () => {
  const provider = useMemoryProvider()
  const { id, reference } = await bookByCard(provider)
  const refund = provider.giveBack(reference, 5_000)
  await byNight()
  expect(await ledgerOf(id)).toEqual([
    ['deposit', 'card', 30_000],
    ['refund', 'card', 5_000],
  ])
  const event = await queryOne<{ detail: string }>(
    `select detail from reservation_events where reservation_id = $1 and kind = 'refunded'`,
    [id],
  )
  expect(event?.detail.replaceAll('\u00a0', ' ')).toBe('Remboursement de 50 € par carte, fait chez le prestataire')
  const [task, ...others] = await tasksOf(provider)
  expect(others).toEqual([])
  expect(task).toMatchObject({ kind: 'refund', reference: refund, reservation_id: id, gift_card_id: null })
  expect(task?.detail.replaceAll('\u00a0', ' ')).toContain('50 € rendus chez le prestataire')
  expect(task?.advice.replaceAll('\u00a0', ' ')).toContain('il reste 750 € à régler')

  await byNight()
  expect(await ledgerOf(id)).toHaveLength(2)
  expect(await checkDatabase()).toEqual([])
  const decide = (token: string) =>
    call(`reservations/money/differences/${String(task?.id)}/decide`, { method: 'POST', token })
  expect((await decide((await signInAs(payload)).token)).status).toBe(404)
  expect((await tasksOf(provider)).length).toBe(1)
  expect([(await decide(staff)).status, (await decide(staff)).status]).toEqual([200, 200])
  await byNight()
  expect(await tasksOf(provider)).toEqual([])
})

it('is written once by three messages and the night at once', async () => {
  const provider = useMemoryProvider()
  const { id, reference } = await bookByCard(provider)
  const refunds = [provider.giveBack(reference, 5_000), provider.giveBack(reference, 5_000)]
  await query(`select graphile_worker.add_job('reconcile_payments')`)
  const heard = await Promise.all([
    ...[1, 2, 3].map(() => deliver(provider, provider.message(reference))),
    runJobs(),
    runJobs(),
  ])
  expect(heard.slice(0, 3)).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }])
  await runJobs()
  expect(await ledgerOf(id)).toEqual([
    ['deposit', 'card', 30_000],
    ['refund', 'card', 5_000],
    ['refund', 'card', 5_000],
  ])
  expect((await tasksOf(provider)).map((task) => task.reference).toSorted()).toEqual(refunds.toSorted())
})

it('is found of a payment of a year ago, and where it is pending is written once it is done', async () => {
  const provider = useMemoryProvider()
  const { id, reference } = await bookByCard(provider)
  await query(`update payment_intents set created_at = created_at - interval '1 year' where provider_reference = $1`, [
    reference,
  ])
  const refund = provider.giveBack(reference, 5_000, 'pending')
  await byNight()
  expect(await ledgerOf(id)).toEqual([['deposit', 'card', 30_000]])
  provider.settleRefund(refund, 'done')
  await query(`update payment_refunds set updated_at = now() - interval '5 minutes' where reservation_id = $1`, [id])
  await query(`select graphile_worker.add_job('settle_payments')`)
  await runJobs()
  expect(await ledgerOf(id)).toContainEqual(['refund', 'card', 5_000])
})

it('made by hand while ours waits is ours: nothing is given back twice', async () => {
  const provider = useMemoryProvider()
  const { id, reference } = await bookByCard(provider)
  await cancel(id)
  provider.giveBack(reference, 30_000)
  await Promise.all([deliver(provider, provider.message(reference)), runJobs()])
  await byNight()
  expect(provider.booksCents).toBe(0)
  expect(await ledgerOf(id)).toEqual([
    ['deposit', 'card', 30_000],
    ['refund', 'card', 30_000],
  ])
  expect(await tasksOf(provider)).toEqual([])
})

it('made by hand in part has ours refused, and what is left is the agency’s to pay', async () => {
  const provider = useMemoryProvider()
  const { id, reference } = await bookByCard(provider)
  await cancel(id)
  provider.giveBack(reference, 10_000)
  await runJobs()
  await byNight()
  expect(provider.booksCents).toBe(20_000)
  expect(await ledgerOf(id)).toEqual([
    ['deposit', 'card', 30_000],
    ['refund', 'card', 10_000],
  ])
  const { body } = await call<{ refunds: RefundDue[] }>('reservations/refunds-due', { token: staff })
  expect(body.refunds.find((one) => one.reservation_id === id)).toMatchObject({
    ...{ amount_cents: 20_000, pending_cents: 0, failed_cents: 30_000 },
  })
  expect(await checkDatabase()).toEqual([])
})

it('that comes back days later is owed again, once', async () => {
  const provider = useMemoryProvider()
  const { id, reference } = await bookByCard(provider)
  const refund = provider.giveBack(reference, 5_000)
  await byNight()
  provider.settleRefund(refund, 'failed')
  await Promise.all([1, 2].map(() => deliver(provider, provider.message(reference))))
  await byNight()
  expect(await ledgerOf(id)).toEqual([
    ['deposit', 'card', 30_000],
    ['refund', 'card', 5_000],
    ['refund_returned', 'card', 5_000],
  ])
  expect(await checkDatabase()).toEqual([])
  expect((await tasksOf(provider)).map(({ kind }) => kind)).toEqual(['refund'])
})

it('of a gift card is a task that leads to the card', async () => {
  const provider = useMemoryProvider()
  const gift = await paidGift(provider)
  const { reference } = await keptGift(gift.purchase)
  provider.giveBack(reference, 15_000)
  await deliver(provider, provider.message(reference))
  await byNight()
  expect(await tasksOf(provider)).toMatchObject([
    {
      kind: 'refund',
      reservation_id: null,
      gift_card_id: gift.id,
      advice: expect.stringContaining('Bloque') as string,
    },
  ])
  expect(await checkDatabase()).toEqual([])
})

it('keeps the kept card from being charged until the desk decides', async () => {
  const provider = useMemoryProvider()
  const { body } = await call<{ card: { terms: { version: string } | null } | null }>('v1/payment-means')
  const { id, reference } = await bookByCard(provider, { card_terms_version: body.card?.terms?.version ?? '' })
  provider.giveBack(reference, 5_000)
  await byNight()
  await query(`update reservations set balance_due_on = now() + interval '3 days' where id = $1`, [id])
  const isAnnounced = async () => {
    await query(`select graphile_worker.add_job('mind_saved_cards')`)
    await runJobs()
    return (
      (await queryOne('select 1 from saved_cards where reservation_id = $1 and announced_on is not null', [id])) !==
      null
    )
  }
  expect(await isAnnounced()).toBe(false)
  const [task] = await tasksOf(provider)
  await call(`reservations/money/differences/${String(task?.id)}/decide`, { method: 'POST', token: staff })
  expect(await isAnnounced()).toBe(true)
})

it('a payment whose refund cannot be written holds up no other', async () => {
  const provider = useMemoryProvider()
  const [broken, sound] = [await bookByCard(provider), await bookByCard(provider)]
  for (const { reference } of [broken, sound]) provider.giveBack(reference, 5_000)
  await query(
    `alter table payment_refunds add constraint poisoned check (reservation_id <> ${String(broken.id)}) not valid`,
  )
  await byNight()
  await query('alter table payment_refunds drop constraint poisoned')
  expect(await ledgerOf(sound.id)).toHaveLength(2)
  expect(await ledgerOf(broken.id)).toHaveLength(1)
  await query(`update set_aside_rows set retry_at = now() where task = 'reconcile_payments'`)
  await byNight()
  expect(await ledgerOf(broken.id)).toHaveLength(2)
  expect(await query(`select 1 from set_aside_rows where task = 'reconcile_payments'`)).toEqual([])
})

it('a payout that does not add up is a task with its difference, and no payout holds up another', async () => {
  const provider = useMemoryProvider()
  const { reference } = await bookByCard(provider)
  const refund = provider.giveBack(reference, 5_000)
  const taken = { kind: 'payment', about: reference, amountCents: 30_000, feeCents: 475, words: '' } as const
  const given = { kind: 'refund', about: refund, amountCents: -5_000, feeCents: 0, words: '' } as const
  const shared = { arrivesOn: '2027-03-01', state: 'told' } as const
  provider.payouts.push(
    { ...shared, reference: 'po_broken', amountCents: 1, lines: [] },
    { ...shared, reference: 'po_sound', amountCents: 24_525, lines: [taken, given] },
    { ...shared, reference: 'po_short', amountCents: 29_515, lines: [taken] },
    { ...shared, reference: 'po_untold', amountCents: 1, lines: [], state: 'untold' },
    { ...shared, reference: 'po_failed', amountCents: 1_000, lines: [], state: 'failed' },
  )
  provider.broken.add('po_broken')
  await byNight()
  const payouts = async () => (await tasksOf(provider)).filter(({ kind }) => kind === 'payout')
  const found = await payouts()
  expect(found.map((task) => task.reference).toSorted()).toEqual(['po_failed', 'po_short'])
  expect(found.find((task) => task.reference === 'po_short')?.detail.replaceAll('\u00a0', ' ')).toMatch(
    /^Versement du .*2027\. Reçu 295,15 €, attendu 295,25 € d’après nos comptes : écart de −0,10 €/,
  )
  const [short] = found.filter((task) => task.reference === 'po_short')
  await call(`reservations/money/differences/${String(short?.id)}/decide`, { method: 'POST', token: staff })
  await byNight()
  expect((await payouts()).map((task) => task.reference)).toEqual(['po_failed'])

  // It says something else by now: the decision was on what it said before.
  Object.assign(provider.payouts[2] ?? {}, { amountCents: 29_000 })
  provider.broken.clear()
  await query(`update set_aside_rows set retry_at = now() where task = 'reconcile_payments'`)
  await byNight()
  expect((await payouts()).map((task) => task.reference).toSorted()).toEqual(['po_broken', 'po_failed', 'po_short'])
  Object.assign(provider.payouts[2] ?? {}, { amountCents: 29_525 })
  await byNight()
  expect((await payouts()).map((task) => task.reference).toSorted()).toEqual(['po_broken', 'po_failed'])
})
