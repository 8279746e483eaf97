import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createPromo } from '../../../../../tests/factories/promo-code'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import {
  departureToPay,
  ledgerOf,
  orderOf,
  referenceOf,
  settle,
  signInToPay,
  type Payer,
} from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'

type Started = { payment_id: string; token: string }

let payload: Payload
let departure: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  departure = (await departureToPay(payload, { expedition })).id
  await runJobs()
})

/** A cart of two with a code of 40 € each, and its order at that price. */
const holdWith = async (payer: Payer, code: string) => {
  const { id } = await payer.hold(departure)
  await payer.send('POST', `carts/${String(id)}/promo`, { code })
  return { ...orderOf({ id, total: 920 }), discount: { code, amount: 80 } }
}
const pay = (payer: Payer, order: object) =>
  payer.send<Started>('POST', 'user/payments', { order, share: 'deposit' }, { 'idempotency-key': randomUUID() })
const reservationsOf = (user: number) => query('select id from reservations where user_id = $1', [user])

it('a card pays the deposit of the price that a code has lowered', async () => {
  const provider = useMemoryProvider()
  const camille = await signInToPay(payload)
  const { code } = await createPromo(payload, { max_uses: 1 })
  const { body } = await pay(camille, await holdWith(camille, code))
  const reference = await referenceOf(body.payment_id)
  expect(provider.orderOf(reference)).toMatchObject({ amountCents: 27_600 })
  provider.act(reference, 'accepted')
  const { reservation_id: id } = (await settle(body.token)).body
  expect(await ledgerOf(id ?? 0)).toEqual([['deposit', 'card', 27_600]])
  await runJobs()
  expect(await checkDatabase()).toEqual([])
})

it('is let go, and nothing debited, when the last use of the code was taken in between', async () => {
  const provider = useMemoryProvider()
  const [camille, hugo] = [await signInToPay(payload), await signInToPay(payload)]
  const { code } = await createPromo(payload, { max_uses: 1 })
  const { body } = await pay(camille, await holdWith(camille, code))
  const reference = await referenceOf(body.payment_id)
  const taken = await hugo.send('POST', 'reservations', await holdWith(hugo, code), { 'idempotency-key': randomUUID() })
  expect(taken.status).toBe(201)
  provider.act(reference, 'accepted')
  const settled = (await settle(body.token)).body
  expect(settled.state).toBe('released')
  expect(settled.message).toContain('Ton code ne s’applique plus')
  expect(await reservationsOf(camille.id)).toEqual([])
  expect(provider.booksCents).toBe(0)
  await runJobs()
  expect(await checkDatabase()).toEqual([])
})
