import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createPromo } from '../../../../../tests/factories/promo-code'
import { departureToPay, orderOf, signInToPay } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

/** A customer of an address, with two seats of a departure of their own. */
const start = async (email: string) => {
  const payer = await signInToPay(payload)
  await query('update users set email = $2 where id = $1', [payer.id, email])
  const { id: departure } = await departureToPay(payload, { expedition })
  return { payer, cart: await payer.hold(departure) }
}
type Started = Awaited<ReturnType<typeof start>>

const enter = ({ payer, cart }: Started, code: string) =>
  payer.send<CartDetail & { reason: string }>('POST', `carts/${String(cart.id)}/promo`, { code })
const order = ({ payer, cart }: Started, code: string) => {
  const body = { ...orderOf(cart), discount: { code, amount: 80 }, total: cart.total - 80 }
  return payer.send('POST', 'reservations', body, { 'idempotency-key': randomUUID() })
}

it('counts the accounts of one mailbox as one person, however the address is written', async () => {
  const first = await createPromo(payload, { first_trip_only: true })
  const once = await createPromo(payload, { max_uses_per_person: 1 })
  const name = `c${randomUUID().replaceAll('-', '')}`
  const camille = await start(`${name}@gmail.com`)
  expect((await enter(camille, once.code)).status).toBe(200)
  expect((await order(camille, once.code)).status).toBe(201)

  const again = await start(`${name.slice(0, 5)}.${name.slice(5)}+2@googlemail.com`)
  expect((await enter(again, once.code)).body.reason).toBe('already_used')
  expect((await enter(again, first.code)).body.reason).toBe('first_trip')
  const other = await start(`${name}.autre@gmail.com`)
  expect((await enter(other, once.code)).status).toBe(200)
})

it.each([
  ['of one code, once for each person', { max_uses_per_person: 1 }, 1],
  ['of four codes for a first trip', { first_trip_only: true }, 4],
])('takes one of the orders that the accounts of one mailbox send at once, %s', async (_case, rule, codes) => {
  const name = randomUUID()
  const given = await Promise.all(Array.from({ length: codes }, () => createPromo(payload, rule)))
  const orders: Array<Started & { code: string }> = []
  for (let n = 0; n < 4; n++) {
    const started = await start(`${name}+${String(n)}@lagopede.test`)
    const code = given[n % codes]?.code ?? ''
    expect((await enter(started, code)).status).toBe(200)
    orders.push({ ...started, code })
  }
  const answers = await Promise.all(orders.map((one) => order(one, one.code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
})
