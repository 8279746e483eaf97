import config from '@payload-config'
import fc from 'fast-check'
import { getPayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { createCustomers, type Customer } from '../../../../tests/seats/create-customers'

type Body = { id: number; total: number; reservation_id: number }
type Owned = { departure: number; seats: number }
type Wish = Owned & { user: number }

const CAPACITIES = [3, 6]
const ACTIONS = ['hold', 'order', 'expire', 'extend', 'remove', 'cancel'] as const
const command = fc.record({
  user: fc.integer({ min: 0, max: 2 }),
  departure: fc.integer({ min: 0, max: 1 }),
  seats: fc.integer({ min: 1, max: 4 }),
  action: fc.constantFrom('hold' as const, ...ACTIONS),
})

let expedition: number
let customers: Customer[]

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  customers = await createCustomers(payload, 3)
  await runJobs()
})

const startOver = async (): Promise<number[]> => {
  for (const table of ['carts', 'participants', 'reservation_events', 'reservations', 'rate_limits']) {
    await query(`delete from ${table}`)
  }
  await query('delete from departures')
  const rows = await query<{ id: number }>(
    `insert into departures (expedition_id, departure_start, departure_end, capacity, seats_taken, status, price_cents)
     select $1, now() + interval '90 days', now() + interval '92 days', capacity, 0, 'open', 0
     from unnest($2::int[]) as capacity returning id`,
    [expedition, CAPACITIES],
  )
  return rows.map(({ id }) => id)
}

/** Who has what by a plain count, beside the answers of the calls. */
const createWorld = (departures: number[]) => {
  const carts = new Map<number, Owned & { id: number; total: number; isHeld: boolean }>()
  const booked: Array<Wish & { id: number }> = []
  const isFree = ({ user, departure, seats }: Wish): boolean => {
    const held = [...carts].filter(([owner, cart]) => owner !== user && cart.isHeld).map(([, cart]) => cart)
    const others = [...held, ...booked].filter((one) => one.departure === departure)
    return others.reduce((sum, one) => sum + one.seats, seats) <= (CAPACITIES[departure] ?? 0)
  }
  const send = (user: number, method: 'POST' | 'DELETE', path: string, body?: unknown, headers = {}) =>
    call<Body>(`v1/${path}`, { method, token: customers[user]?.token, body, headers })

  const act: Record<(typeof ACTIONS)[number], (wish: Wish) => Promise<void>> = {
    hold: async (wish) => {
      const { user, departure, seats } = wish
      const fits = isFree(wish)
      const body = { departure_id: departures[departure], travelers_count: seats }
      const answer = await send(user, 'POST', 'cart', body)
      expect(answer.status).toBe(fits ? 201 : 409)
      if (fits) carts.set(user, { departure, seats, id: answer.body.id, total: answer.body.total, isHeld: true })
    },
    expire: async ({ user }) => {
      const cart = carts.get(user)
      if (!cart) return
      await query(`update carts set hold_expires_at = now() - interval '1 second' where id = $1`, [cart.id])
      cart.isHeld = false
    },
    extend: async ({ user }) => {
      const cart = carts.get(user)
      if (!cart) return
      const fits = isFree({ ...cart, user })
      const { status } = await send(user, 'POST', `carts/${String(cart.id)}/hold`)
      expect(status).toBe(fits ? 200 : 409)
      cart.isHeld ||= fits
    },
    remove: async ({ user }) => {
      expect((await send(user, 'DELETE', 'cart')).status).toBe(200)
      carts.delete(user)
    },
    order: async ({ user }) => {
      const cart = carts.get(user)
      if (!cart) return
      const fits = isFree({ ...cart, user })
      const agreed = { terms_version: '2026-11', accepts_terms: true, certifies_level: true, total: cart.total }
      const key = { 'idempotency-key': `model-${String(cart.id)}` }
      const answer = await send(user, 'POST', 'reservations', { cart_id: cart.id, ...agreed }, key)
      expect(answer.status).toBe(fits ? 201 : 409)
      if (!fits) return
      carts.delete(user)
      booked.push({ user, departure: cart.departure, seats: cart.seats, id: answer.body.reservation_id })
    },
    cancel: async ({ user }) => {
      const index = booked.findIndex((one) => one.user === user)
      const [gone] = index === -1 ? [] : booked.splice(index, 1)
      if (!gone) return
      expect((await send(user, 'POST', `reservations/${String(gone.id)}/cancel`, { fee: 0 })).status).toBe(200)
    },
  }
  return act
}

it('answers as a plain model of seats does, whatever customers do and in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), async (commands) => {
      const act = createWorld(await startOver())
      for (const { action, ...wish } of commands) await act[action](wish)
      expect(await checkDatabase()).toEqual([])
    }),
    { numRuns: 50 },
  )
}, 400_000)
