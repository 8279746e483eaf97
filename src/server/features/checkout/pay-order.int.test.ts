import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import {
  departureToPay,
  ledgerOf,
  mailsOf,
  orderOf,
  referenceOf,
  settle,
  signInToPay,
} from '../../../../tests/integration/paying'
import { pressAtOnce } from '../../../../tests/integration/press-at-once'
import { runJobs, runTask } from '../../../../tests/integration/run-jobs'

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

const seatsOf = async (id: number) =>
  (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [id]))?.n

const reservationsOf = (user: number) =>
  query<{ id: number; status: string }>('select id, status from reservations where user_id = $1', [user])

describe('an order by card', () => {
  it('is debited of the deposit once its seats are taken, and says so once', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const cart = await camille.hold(departure)
    const started = await camille.pay(cart)
    expect(started.status).toBe(201)
    const reference = await referenceOf(started.body.payment_id)
    expect(provider.orderOf(reference)).toMatchObject({ amountCents: 30_000, capture: 'manual', email: camille.email })
    expect((await settle(started.body.token)).body).toMatchObject({ state: 'waiting', reservation_id: null })

    provider.act(reference, 'accepted')
    const { body } = await settle(started.body.token)
    expect(body).toMatchObject({ state: 'paid', message: null })
    const [reservation] = await reservationsOf(camille.id)
    expect(body.reservation_id).toBe(reservation?.id)
    expect(await ledgerOf(reservation?.id ?? 0)).toEqual([['deposit', 'card', 30_000]])
    expect(provider.booksCents).toBe(30_000)
    expect(await seatsOf(departure)).toBe(2)
    expect(await mailsOf('payment_receipt', reservation?.id ?? null)).toBe(1)
    expect(await mailsOf('reservation_received', reservation?.id ?? null)).toBe(1)
    const detail = await call<{ purpose: string; state: string; amount: number; left: number }>('v1/pay', {
      headers: { 'link-token': started.body.token },
    })
    expect(detail.body).toMatchObject({ purpose: 'balance', state: 'due', amount: 700, left: 700, paid: 300 })
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  })

  it('is debited whole when all is paid at once', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const { body } = await camille.pay(await camille.hold(departure), { share: 'all' })
    provider.act(await referenceOf(body.payment_id), 'accepted')
    const { reservation_id: id } = (await settle(body.token)).body
    expect(await ledgerOf(id ?? 0)).toEqual([['full', 'card', 100_000]])
  })

  it('is one payment and one reservation for fifty returns at once', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const { body } = await camille.pay(await camille.hold(departure))
    provider.act(await referenceOf(body.payment_id), 'accepted')
    const answers = await pressAtOnce(50, () => settle(body.token))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const [reservation, ...others] = await reservationsOf(camille.id)
    expect(others).toEqual([])
    expect(await ledgerOf(reservation?.id ?? 0)).toEqual([['deposit', 'card', 30_000]])
    expect(provider.booksCents).toBe(30_000)
    expect(await mailsOf('payment_receipt', reservation?.id ?? null)).toBe(1)
  })

  it('asks again by the same key, and goes on with the same payment from another one', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const cart = await camille.hold(departure)
    const [one, two] = [await camille.pay(cart, { key: 'a-key' }), await camille.pay(cart, { key: 'a-key' })]
    expect(two.body).toEqual(one.body)
    expect((await camille.pay(cart)).body.payment_id).toBe(one.body.payment_id)
    const whole = await camille.pay(cart, { share: 'all' })
    expect(whole.body.payment_id).not.toBe(one.body.payment_id)
    await runJobs()
    expect(provider.payments.map(({ state, amountCents }) => [state, amountCents])).toEqual([
      ['released', 30_000],
      ['pending', 100_000],
    ])
    expect((await settle(one.body.token)).body).toMatchObject({ state: 'released' })
  })

  it('is shown with the cart to other tabs and devices while it is under way', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const cart = await camille.hold(departure)
    const open = async () =>
      (await call<CartDetail>(`v1/carts/${String(cart.id)}`, { token: camille.token })).body.open_payment
    expect(await open()).toBeNull()
    const { body } = await camille.pay(cart)
    expect(await open()).toEqual({ amount: 300 })
    await settle(body.token)
    provider.act(await referenceOf(body.payment_id), 'declined')
    await settle(body.token)
    expect(await open()).toEqual({ amount: 300 })
    await query(`update payment_intents set created_at = now() - interval '2 hours' where id = $1`, [body.payment_id])
    await runTask('settle_payments')
    expect(await open()).toBeNull()
  })

  it('keeps the seats after a refusal, and may be tried again', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const cart = await camille.hold(departure)
    const { body } = await camille.pay(cart)
    const reference = await referenceOf(body.payment_id)
    await query(`update carts set hold_expires_at = now() + interval '1 minute' where id = $1`, [cart.id])
    provider.act(reference, 'insufficient_funds')
    const refused = await settle(body.token)
    expect(refused.body.state).toBe('refused')
    expect(refused.body.message).toMatch(/plafond.+Rien n’a été débité/)
    const [held] = await query<{ minutes: number }>(
      'select extract(epoch from hold_expires_at - now())::int / 60 as minutes from carts where id = $1',
      [cart.id],
    )
    expect(held?.minutes).toBeGreaterThanOrEqual(19)
    provider.act(reference, 'accepted')
    expect((await settle(body.token)).body.state).toBe('paid')
    expect(await seatsOf(departure)).toBe(2)
  })

  it('is let go, and nothing debited, when the last seat was taken in between', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition, capacity: 2 })
    const [camille, hugo] = [await signInToPay(payload), await signInToPay(payload)]
    const cart = await camille.hold(departure)
    const { body } = await camille.pay(cart)
    const reference = await referenceOf(body.payment_id)
    await query(`update carts set hold_expires_at = now() - interval '1 second' where id = $1`, [cart.id])
    const other = await hugo.hold(departure)
    await hugo.send('POST', 'reservations', orderOf(other), { 'idempotency-key': 'hugo' })
    provider.act(reference, 'accepted')
    const answer = (await settle(body.token)).body
    expect(answer).toMatchObject({ state: 'released', reservation_id: null })
    expect(answer.message).toMatch(/Rien n’a été débité/)
    expect(provider.payments).toMatchObject([{ state: 'released', capturedCents: 0 }])
    expect(await reservationsOf(camille.id)).toEqual([])
    expect(await seatsOf(departure)).toBe(2)
  })

  it.each([
    ['the price has changed', 'update departures set price_cents = price_cents + 100 where id = $1'],
    ['the cart is for more travelers', 'update carts set travelers_count = 3, held_seats = 3 where departure_id = $1'],
  ])('is let go when %s', async (_case, statement) => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    await query('update departures set price_cents = 50000 where id = $1', [departure])
    const camille = await signInToPay(payload)
    const { body } = await camille.pay(await camille.hold(departure))
    await query(statement, [departure])
    provider.act(await referenceOf(body.payment_id), 'accepted')
    expect((await settle(body.token)).body.state).toBe('released')
    expect(provider.booksCents).toBe(0)
    expect(await reservationsOf(camille.id)).toEqual([])
  })

  it('is let go, and nothing debited, when the cart went over to another trip of the same price', async () => {
    const provider = useMemoryProvider()
    const camille = await signInToPay(payload)
    const { id: paid } = await departureToPay(payload, { expedition })
    const { id: other } = await departureToPay(payload, { expedition, days: 120 })
    const { body } = await camille.pay(await camille.hold(paid))
    provider.act(await referenceOf(body.payment_id), 'accepted')
    await camille.hold(other)
    expect((await settle(body.token)).body).toMatchObject({ state: 'released', reservation_id: null })
    await runJobs()
    expect(await reservationsOf(camille.id)).toEqual([])
    expect(provider.booksCents).toBe(0)
    expect([await seatsOf(paid), await seatsOf(other)]).toEqual([0, 2])
  })

  it('stays with its deposit due when the authorisation is gone, and its customer is told', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const { body } = await camille.pay(await camille.hold(departure))
    provider.act(await referenceOf(body.payment_id), 'expiring')
    const answer = (await settle(body.token)).body
    expect(answer.state).toBe('expired')
    const [reservation] = await reservationsOf(camille.id)
    expect(answer.reservation_id).toBe(reservation?.id)
    expect(await ledgerOf(reservation?.id ?? 0)).toEqual([])
    expect(await mailsOf('payment_lost', reservation?.id ?? null)).toBe(1)
    expect(await seatsOf(departure)).toBe(2)
  })

  it('of an address that was never proven waits for no mail: the card speaks for it', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    await query('update users set email_verified_at = null where id = $1', [camille.id])
    const { body } = await camille.pay(await camille.hold(departure))
    provider.act(await referenceOf(body.payment_id), 'accepted')
    expect((await settle(body.token)).body.state).toBe('paid')
  })

  it('is settled by the clock when nobody comes back, also what was lost half way', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const { body } = await camille.pay(await camille.hold(departure))
    provider.act(await referenceOf(body.payment_id), 'accepted')
    provider.down = 'after'
    expect((await settle(body.token)).status).toBe(503)
    const [reservation] = await reservationsOf(camille.id)
    expect(await ledgerOf(reservation?.id ?? 0)).toEqual([])
    expect(provider.booksCents).toBe(30_000)
    provider.down = false
    await query(`update payment_intents set created_at = now() - interval '1 minute' where id = $1`, [body.payment_id])
    await query(`select graphile_worker.add_job('settle_payments')`)
    await runJobs()
    expect(await ledgerOf(reservation?.id ?? 0)).toEqual([['deposit', 'card', 30_000]])
    expect(provider.booksCents).toBe(30_000)
  })

  it('that nobody makes is let go after an hour', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const { body } = await camille.pay(await camille.hold(departure))
    await query(`update payment_intents set created_at = now() - interval '61 minutes' where id = $1`, [
      body.payment_id,
    ])
    await query(`select graphile_worker.add_job('settle_payments')`)
    await runJobs()
    expect(provider.payments).toMatchObject([{ state: 'released' }])
    expect((await settle(body.token)).body.state).toBe('released')
  })

  it('is refused without a provider, for another cart, and while the provider is down', async () => {
    const { id: departure } = await departureToPay(payload, { expedition })
    const [camille, hugo] = [await signInToPay(payload), await signInToPay(payload)]
    const cart = await camille.hold(departure)
    const none = await camille.pay(cart)
    expect([none.status, none.body.reason]).toEqual([409, 'no_card'])
    expect((await call('v1/payment-means')).body).toEqual({ card: null })
    const provider = useMemoryProvider()
    expect((await call('v1/payment-means')).body).toEqual({
      card: { provider: provider.key, terms: expect.anything() as unknown },
    })
    expect((await hugo.pay(cart)).status).toBe(404)
    expect((await camille.pay({ ...cart, total: cart.total - 1 })).status).toBe(409)
    provider.down = 'before'
    const down = await camille.pay(cart)
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await call('v1/pay')).status).toBe(404)
  })

  it('answers the reservation that is paid already instead of a second payment', async () => {
    const provider = useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const camille = await signInToPay(payload)
    const cart = await camille.hold(departure)
    const { body } = await camille.pay(cart)
    provider.act(await referenceOf(body.payment_id), 'accepted')
    const again = await camille.pay(cart)
    expect([again.status, again.body.reason]).toEqual([409, 'ordered'])
    expect(provider.booksCents).toBe(30_000)
  })
})
