import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = CartDetail & { error: string; reason: string; total: number; reservation_id: number }

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

const leave = (capacity = 8) =>
  createDeparture(payload, { expedition, capacity, departure_start: inDays(90), departure_end: inDays(92) })

const signIn = async () => {
  const { id, token } = await signInAs(payload)
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers = {}) =>
    call<Body>(`v1/${path}`, { method, body, token, headers })
  return {
    id,
    hold: (departure_id: number, travelers_count = 2) => send('POST', 'cart', { departure_id, travelers_count }),
    patch: (body: unknown) => send('PATCH', 'cart', body),
    extend: (cart: number) => send('POST', `carts/${String(cart)}/hold`),
    read: (cart: number) => send('GET', `carts/${String(cart)}`),
    remove: () => send('DELETE', 'cart'),
    cancel: (id: number) => send('POST', `reservations/${String(id)}/cancel`, { fee: 0 }),
    order: (cart: Pick<Body, 'id' | 'total'>) =>
      send(
        'POST',
        'reservations',
        { cart_id: cart.id, terms_version: '2026-11', accepts_terms: true, certifies_level: true, total: cart.total },
        { 'idempotency-key': `cap-${String(cart.id)}` },
      ),
  }
}

/** Lets time go by for the holds of one person, as if they had held all along. */
const pass = async (user: number, minutes: number): Promise<void> => {
  await query(
    `update carts set hold_started_at = hold_started_at - make_interval(secs => $2),
       hold_expires_at = hold_expires_at - make_interval(secs => $2) where user_id = $1`,
    [user, minutes * 60],
  )
  await query(
    `update hold_periods set starts_at = starts_at - make_interval(secs => $2), ends_at = ends_at - make_interval(secs => $2)
     where user_id = $1`,
    [user, minutes * 60],
  )
}

/** Holds seats for nearly two hours, as who comes back every 29 minutes may. */
const holdForLong = async (customer: Awaited<ReturnType<typeof signIn>>, departure: number) => {
  const { body } = await customer.hold(departure, 4)
  for (let turn = 0; turn < 4; turn++) {
    await pass(customer.id, 29)
    expect((await customer.extend(body.id)).status).toBe(200)
  }
  await pass(customer.id, 3.5)
  return body
}

describe('two hours of one departure are all that one person holds', () => {
  it.each([
    [
      'giving the cart up and making another',
      async ({ customer, departure }: Evasion) => {
        await customer.remove()
        return customer.hold(departure, 4)
      },
    ],
    [
      'going to another departure and back',
      async ({ customer, departure }: Evasion) => {
        await customer.patch({ departure_id: (await leave()).id })
        return customer.patch({ departure_id: departure })
      },
    ],
    [
      'asking for the hold again after its end',
      async ({ customer, departure, cart }: Evasion) => {
        await pass(customer.id, 2)
        expect((await customer.read(cart)).body).toMatchObject({ hold: 'expired', can_hold: false })
        expect(await query('select 1 from carts where departure_id = $1', [departure])).toHaveLength(1)
        return customer.extend(cart)
      },
    ],
  ])('whatever one does: %s', async (_case, evade) => {
    const { id: departure } = await leave(4)
    const [customer, honest] = await Promise.all([signIn(), signIn()])
    const { id: cart } = await holdForLong(customer, departure)
    expect((await honest.hold(departure, 1)).status).toBe(409)
    const refused = await evade({ customer, departure, cart })
    expect([refused.status, refused.body.reason]).toEqual([409, 'hold'])
    expect(refused.body.error).toContain('pendant deux heures\u00a0: elles restent ouvertes à tous')
    await pass(customer.id, 2)
    expect((await honest.hold(departure, 4)).status).toBe(201)
    expect(await checkDatabase()).toEqual([])
  })

  it('is not passed by two at once', async () => {
    const { id } = await leave(4)
    const customer = await signIn()
    await holdForLong(customer, id)
    await pass(customer.id, 1)
    await customer.remove()
    const answers = await Promise.all(Array.from({ length: 4 }, () => customer.hold(id, 1)))
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  })

  it('lets the seats be ordered that may no longer be held', async () => {
    const { id } = await leave()
    const customer = await signIn()
    const cart = await holdForLong(customer, id)
    await pass(customer.id, 2)
    expect((await customer.extend(cart.id)).status).toBe(409)
    expect((await customer.order(cart)).status).toBe(201)
  })

  it('counts the last six hours alone, and each departure by itself', async () => {
    const [{ id: one }, { id: other }] = await Promise.all([leave(), leave()])
    const customer = await signIn()
    await holdForLong(customer, one)
    await pass(customer.id, 2)
    expect((await customer.hold(one)).status).toBe(409)
    expect((await customer.hold(other)).status).toBe(201)
    await pass(customer.id, 360)
    expect((await customer.hold(one)).status).toBe(201)
  })
})

type Evasion = { customer: Awaited<ReturnType<typeof signIn>>; departure: number; cart: number }

describe('orders whose deposit is awaited', () => {
  const orderOf = async (customer: Awaited<ReturnType<typeof signIn>>, travelers: number) => {
    const cart = await customer.hold((await leave(20)).id, travelers)
    return cart.status === 201 ? customer.order(cart.body) : cart
  }

  it('are three at most, until one is paid or canceled', async () => {
    const customer = await signIn()
    const first = await orderOf(customer, 1)
    for (let turn = 0; turn < 2; turn++) expect((await orderOf(customer, 1)).status).toBe(201)
    const refused = await orderOf(customer, 1)
    expect([refused.status, refused.body.reason]).toEqual([409, 'unpaid'])
    expect(refused.body.error).toContain('dont nous attendons l’acompte')
    await query(
      `insert into payments (reservation_id, kind, method, amount_cents, received_at)
       values ($1, 'deposit', 'bank_transfer', 15000, now())`,
      [first.body.reservation_id],
    )
    const fourth = await orderOf(customer, 1)
    expect(fourth.status).toBe(201)
    expect((await orderOf(customer, 1)).status).toBe(409)
    await customer.cancel(fourth.body.reservation_id)
    expect((await orderOf(customer, 1)).status).toBe(201)
  })

  it('are of twelve seats at most, those that a cart holds included', async () => {
    const customer = await signIn()
    expect((await orderOf(customer, 13)).status).toBe(409)
    expect((await orderOf(customer, 8)).status).toBe(201)
    const refused = await customer.hold((await leave(20)).id, 5)
    expect([refused.status, refused.body.reason]).toEqual([409, 'unpaid'])
    expect((await customer.hold((await leave(20)).id, 4)).status).toBe(201)
    expect((await customer.patch({ travelers_count: 5 })).status).toBe(409)
    expect(await checkDatabase()).toEqual([])
  })

  it('are not passed by orders at once, and leave those that the agency confirmed alone', async () => {
    const customer = await signIn()
    const { id } = await leave(20)
    for (let turn = 0; turn < 3; turn++) await createBooking({ user: customer.id, departure: id, status: 'confirmed' })
    for (let turn = 0; turn < 2; turn++) await createBooking({ user: customer.id, departure: id, status: 'pending' })
    const { body: cart } = await customer.hold((await leave()).id, 1)
    await Promise.all([
      customer.order(cart),
      ...Array.from({ length: 5 }, async () => {
        const other = await customer.hold((await leave()).id, 1)
        return other.status === 201 ? customer.order(other.body) : other
      }),
    ])
    const [row] = await query<{ n: number }>(
      `select count(*)::int as n from reservations where user_id = $1 and status = 'pending'`,
      [customer.id],
    )
    expect(row?.n).toBe(3)
  })
})
