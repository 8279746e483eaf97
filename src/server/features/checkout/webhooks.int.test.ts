import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import {
  deliver,
  departureToPay,
  ledgerOf,
  mailsOf,
  referenceOf,
  settle,
  signInToPay,
} from '../../../../tests/integration/paying'
import { pressAtOnce } from '../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../tests/integration/run-jobs'

/** Payments whose messages are delivered three times and shuffled. */
const COUNT = Number(process.env['WEBHOOK_PAYMENTS'] ?? 40)

type Message = Parameters<typeof deliver>[1]

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

const reservationOf = async (user: number) =>
  (await queryOne<{ id: number }>('select id from reservations where user_id = $1', [user]))?.id ?? 0

describe('a provider’s message', () => {
  it('settles the payment of who closed the browser, once, with the return at the same moment', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const { body } = await camille.pay(await camille.hold(departure))
    const reference = await referenceOf(body.payment_id)
    provider.act(reference, 'accepted')
    const message = provider.message(reference, 'event-1')
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => deliver(provider, message)),
      ...Array.from({ length: 12 }, () => settle(body.token)),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const reservation = await reservationOf(camille.id)
    expect(await ledgerOf(reservation)).toEqual([['deposit', 'card', 30_000]])
    expect(await mailsOf('payment_receipt', reservation)).toBe(1)
    expect(await query('select event_id from payment_events where provider = $1', [provider.key])).toEqual([
      { event_id: 'event-1' },
    ])
  })

  it('that is not signed, or is six minutes old, is refused and leaves nothing', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const { body } = await camille.pay(await camille.hold(departure))
    const reference = await referenceOf(body.payment_id)
    provider.act(reference, 'accepted')
    const signed = provider.message(reference)
    const late = provider.message(reference, 'late', new Date(Date.now() - 360_000))
    for (const message of [
      { ...signed, headers: {} },
      { ...signed, headers: { 'memory-signature': 'other:1' } },
      { ...signed, body: `${signed.body} ` },
      late,
    ]) {
      expect((await deliver(provider, message)).status).toBe(400)
    }
    expect(await query('select 1 from payment_events where provider = $1', [provider.key])).toEqual([])
    expect(await reservationOf(camille.id)).toBe(0)
    expect((await deliver(provider, provider.message('of-another-site'))).status).toBe(200)
  })

  it('prolongs the hold once for each refusal, however often it is delivered', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const cart = await camille.hold(departure)
    const { body } = await camille.pay(cart)
    const reference = await referenceOf(body.payment_id)
    provider.act(reference, 'declined')
    const minutesLeft = async () =>
      (
        await queryOne<{ left: number }>(
          'select round(extract(epoch from hold_expires_at - now()) / 60)::int as left from carts where id = $1',
          [cart.id],
        )
      )?.left
    const shorten = () =>
      query(`update carts set hold_expires_at = now() + interval '2 minutes' where id = $1`, [cart.id])
    await shorten()
    await deliver(provider, provider.message(reference, 'first'))
    expect(await minutesLeft()).toBe(20)
    await shorten()
    await deliver(provider, provider.message(reference, 'first'))
    expect(await minutesLeft()).toBe(2)
    provider.act(reference, 'declined')
    await deliver(provider, provider.message(reference, 'second'))
    expect(await minutesLeft()).toBe(20)
    // An hour in all, from the first start.
    await query(`update payment_intents set created_at = now() - interval '55 minutes' where id = $1`, [
      body.payment_id,
    ])
    await shorten()
    await deliver(provider, provider.message(reference, 'third'))
    expect(await minutesLeft()).toBe(5)
  })

  it(
    'delivered three times and shuffled leaves the ledger equal to the provider’s books',
    async () => {
      const provider = useMemoryProvider()
      const payers = await Promise.all(Array.from({ length: Math.max(8, COUNT / 20) }, () => signInToPay(payload)))
      const references: string[] = []
      // Whoever has a reservation books another departure.
      for (let round = 0; round < COUNT / payers.length; round += 1) {
        const { id: departure } = await departureToPay(payload, { expedition, capacity: payers.length })
        // They all call from one address, whose refused payments are limited.
        await query('delete from rate_limits')
        for (const payer of payers) {
          const cart = await payer.hold(departure, 1)
          const { status, body } = await payer.pay(cart, { share: round % 2 === 0 ? 'deposit' : 'all' })
          expect([status, body.error]).toEqual([201, undefined])
          references.push(await referenceOf(body.payment_id))
        }
        const messages = references.slice(-payers.length).flatMap((reference, index) => {
          provider.act(reference, index % 5 === 4 ? 'declined' : 'accepted')
          return [1, 2, 3].map(() => provider.message(reference, `event-${reference}`))
        })
        const shuffled = messages
          .map((message) => ({ message, rank: Math.random() }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ message }) => message)
        // As providers do, a message that is answered 503 is sent again.
        const answers = await pressAtOnce(shuffled.length, (index) => deliver(provider, shuffled[index] as Message))
        expect(answers.every(({ status }) => status === 200)).toBe(true)
      }
      expect(references).toHaveLength(COUNT)
      const [ledger] = await query<{ cents: number; n: number }>(
        'select sum(amount_cents)::int as cents, count(*)::int as n from payments where provider = $1',
        [provider.key],
      )
      const captured = provider.payments.filter(({ state }) => state === 'captured')
      expect(ledger).toEqual({ cents: provider.booksCents, n: captured.length })
      expect(captured).toHaveLength(
        references.length - provider.payments.filter(({ state }) => state === 'refused').length,
      )
      expect(captured.length).toBeGreaterThan(COUNT / 2)
      await runJobs()
      expect(await checkDatabase()).toEqual([])
    },
    120_000 + COUNT * 2_000,
  )
})
