import config from '@payload-config'
import { getPayload } from 'payload'
import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { createCustomers } from '../../../../tests/seats/create-customers'

const ids = { cart: 0, reservation: 0 }
let token: string

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(60), departure_end: inDays(62) }
  const departure = (await createDeparture(payload, { expedition, ...dates })).id
  const [customer] = await createCustomers(payload, 1)
  token = customer?.token ?? ''
  for (const travelers of [2, 1, 1]) {
    ids.reservation = await createBooking({ user: customer?.id ?? 0, departure, travelers })
  }
  const body = { departure_id: departure, travelers_count: 2 }
  ids.cart = (await call<{ id: number }>('v1/cart', { method: 'POST', token, body })).body.id
})

it.each([
  ['the cart', () => 'cart'],
  ['the cart in full', () => `carts/${ids.cart}`],
  ['the list of reservations', () => 'reservations'],
  ['a reservation', () => `reservations/${ids.reservation}`],
  ['the cost of canceling', () => `reservations/${ids.reservation}/cancellation`],
])('answers %s by one statement beside the one that says who asks', async (_name, path) => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const { status } = await call(`v1/${path()}`, { token })
  const statements = spy.mock.calls.length
  spy.mockRestore()
  expect(status).toBe(200)
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(2)
})
