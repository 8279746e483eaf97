import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import { departureToPay, orderOf, referenceOf, settle, signInToPay } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'

type Answer = ReservationDetail & { id: number; reason: string; error: string }

let payload: Payload
let departures: number[]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  departures = []
  for (let count = 0; count < 2; count += 1) departures.push((await departureToPay(payload, { expedition })).id)
  await runJobs()
})

const newCustomer = async () => {
  const customer = await signInToPay(payload)
  return {
    ...customer,
    order: (cart: { id: number; total: number }, key: string) =>
      customer.send<Answer>('POST', 'reservations', orderOf(cart), { 'idempotency-key': key }),
    cartId: async () => (await customer.send<{ id: number }>('GET', 'cart')).body.id,
    reservations: () => query('select id from reservations where user_id = $1', [customer.id]),
  }
}

describe('an order whose answer was lost', () => {
  it('is answered as at first after the cart went on to another trip, which stays in it', async () => {
    const [first = 0, second = 0] = departures
    const camille = await newCustomer()
    const cart = await camille.hold(first)
    const { status, body } = await camille.order(cart, 'lost')
    const next = await camille.hold(second)
    const repeated = await camille.order(cart, 'lost')
    expect([repeated.status, repeated.body]).toEqual([status, body])
    expect(await camille.cartId()).toBe(next.id)
    expect(await camille.reservations()).toHaveLength(1)
  })

  it('is not found when it was never written and its cart is another one by now', async () => {
    const [first = 0, second = 0] = departures
    const camille = await newCustomer()
    const cart = await camille.hold(first)
    await camille.send('DELETE', 'cart')
    const next = await camille.hold(second)
    const repeated = await camille.order(cart, 'never written')
    expect(repeated.status).toBe(404)
    expect(await camille.cartId()).toBe(next.id)
    expect(await camille.reservations()).toEqual([])
  })

  it('names the reservation of a payment by card after the cart went on, and debits nothing twice', async () => {
    const provider = useMemoryProvider()
    const [first = 0, second = 0] = departures
    const camille = await newCustomer()
    const cart = await camille.hold(first)
    const { body } = await camille.pay(cart, { key: 'lost' })
    provider.act(await referenceOf(body.payment_id), 'accepted')
    const { reservation_id } = (await settle(body.token)).body
    const next = await camille.hold(second)
    const repeated = await camille.pay(cart, { key: 'lost' })
    expect([repeated.status, repeated.body]).toEqual([
      409,
      expect.objectContaining({ reason: 'ordered', reservation_id }),
    ])
    expect(await camille.cartId()).toBe(next.id)
    expect(provider.booksCents).toBe(30_000)
    expect(await checkDatabase()).toEqual([])
  })
})
