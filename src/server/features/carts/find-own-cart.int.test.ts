import config from '@payload-config'
import { getPayload, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createPromo } from '../../../../tests/factories/promo-code'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { findOwnCart } from './find-own-cart'
import { presentCart } from './own-cart'
import { readCart } from './read-cart'

let payload: Payload
let departure: number
let option: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const expedition = await createExpedition(payload, {
    expedition_type: 'family',
    age_min_child: 6,
    child_price_cents: 20_000,
    child_price_max_age: 11,
    options: [{ label: 'Assurance annulation', price_cents: 3_800 }],
  })
  option = expedition.options?.[0]?.id ?? ''
  const days = { departure_start: inDays(90), departure_end: inDays(92), capacity: 40 }
  departure = (await createDeparture(payload, { expedition: expedition.id, ...days })).id
  await runJobs()
})

const holdThree = async () => {
  const { id: userId, token } = await signInAs(payload)
  const body = { departure_id: departure, travelers_count: 3 }
  const { body: cart } = await call<{ id: number }>('v1/cart', { method: 'POST', body, token })
  const change = (changes: object) =>
    call('v1/cart', { method: 'PATCH', body: { cart_id: cart.id, ...changes }, token })
  return { userId, cart: cart.id, change }
}

const both = async (userId: number) => {
  const owner = { req: {} as PayloadRequest, userId }
  const whole = await readCart(owner)
  return { banner: await findOwnCart(owner), whole: whole && presentCart(whole.detail) }
}

it('shows nothing to who has no cart', async () => {
  const { id } = await signInAs(payload)
  expect(await both(id)).toEqual({ banner: null, whole: null })
})

it('shows what the whole cart says: its prices, its days and its hold', async () => {
  const { userId, change } = await holdThree()
  const held = await both(userId)
  expect(held.banner).toMatchObject({ reservation_travelers_count: 3, total: 1500 })
  expect(Date.parse(held.banner?.hold_expires_at ?? '')).toBeGreaterThan(Date.now())
  expect(held.banner).toEqual(held.whole)
  await change({ ages: [18, 18, 8], options: [{ id: option, count: 2 }] })
  const dearer = await both(userId)
  expect(dearer.banner?.total).toBe(1276)
  expect(dearer.banner).toEqual(dearer.whole)
  await query(`update carts set hold_expires_at = now() - interval '1 second' where user_id = $1`, [userId])
  const over = await both(userId)
  expect(over.banner?.hold_expires_at).toBeNull()
  expect(over.banner).toEqual(over.whole)
})

it('takes off what its code takes off', async () => {
  const { userId } = await holdThree()
  const code = await createPromo(payload)
  await query('update carts set promo_code_id = $1 where user_id = $2', [code.id, userId])
  const { banner, whole } = await both(userId)
  expect(banner?.total).toBe(1380)
  expect(banner).toEqual(whole)
})
