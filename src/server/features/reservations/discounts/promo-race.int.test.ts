import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createPromo } from '../../../../../tests/factories/promo-code'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { createCustomers, type Customer } from '../../../../../tests/seats/create-customers'

// `npm run soak` has a thousand.
const CLIENTS = Number(process.env.PROMO_CLIENTS ?? 64)
/** Always so many of them are under way. */
const AT_ONCE = 64
const DEPARTURES = 4
const USES = [1, 3]

let payload: Payload
let customers: Customer[]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  customers = await createCustomers(payload, CLIENTS)
  await runJobs()
}, 600_000)

const send = (token: string, path: string, body: object, headers = {}) =>
  call<{ id: number; reason: string }>(`v1/${path}`, { method: 'POST', token, body, headers })

/** Carts of as many customers on several departures of one trip, each with the code. */
const fillCarts = async (promo: number): Promise<Array<{ cart: number; user: number }>> => {
  await query('delete from rate_limits')
  await query('delete from hold_periods')
  await query(`with gone as (delete from carts returning departure_id, held_seats)
    update departures d set seats_taken = d.seats_taken - g.seats
    from (select departure_id, sum(held_seats) as seats from gone group by 1) g where d.id = g.departure_id`)
  const { id: expedition } = await createExpedition(payload)
  // A trip takes no such crowd: these have a place for each.
  const departures = await query<{ id: number }>(
    `insert into departures (expedition_id, departure_start, departure_end, capacity, seats_taken, status, price_cents)
     select $1, now() + make_interval(days => 90 + n), now() + make_interval(days => 92 + n), $2, 0, 'open', 10000
     from generate_series(1, $3) n returning id`,
    [expedition, CLIENTS, DEPARTURES],
  )
  return query<{ cart: number; user: number }>(
    `with asked as (
       select u.id as user_id, (array(select unnest($1::int[])))[1 + (u.rank - 1) % $3] as departure_id
       from unnest($2::int[]) with ordinality as u (id, rank)
     ), taken as (
       update departures d set seats_taken = a.n from (select departure_id, count(*) as n from asked group by 1) a
       where d.id = a.departure_id
     )
     insert into carts (user_id, departure_id, travelers_count, held_seats, hold_started_at, hold_expires_at, promo_code_id)
     select user_id, departure_id, 1, 1, now(), now() + interval '1 hour', $4 from asked returning id as cart, user_id as user`,
    [departures.map(({ id }) => id), customers.map(({ id }) => id), DEPARTURES, promo],
  )
}

it.each(USES)(
  'a code of %i uses is used so often, however many order with it at once',
  async (uses) => {
    const code = await createPromo(payload, { max_uses: uses })
    const tokens = new Map(customers.map(({ id, token }) => [id, token]))
    const carts = await fillCarts(code.id)
    const told: string[] = []
    const order = async ({ cart, user }: (typeof carts)[number]): Promise<void> => {
      const { status, body } = await send(
        tokens.get(user) ?? '',
        'reservations',
        {
          cart_id: cart,
          terms_version: '2026-11',
          accepts_terms: true,
          certifies_level: true,
          total: 60,
          discount: { code: code.code, amount: 40 },
        },
        { 'idempotency-key': `race-${String(cart)}` },
      )
      // Who waited for too long presses again, under the same key.
      if (status === 503) return order({ cart, user })
      told.push(status === 201 ? 'ordered' : `${String(status)} ${body.reason}`)
    }
    const left = [...carts]
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let cart = left.pop(); cart; cart = left.pop()) await order(cart)
      }),
    )
    expect(told).toHaveLength(CLIENTS)
    expect(told.filter((one) => one === 'ordered')).toHaveLength(uses)
    expect([...new Set(told)].sort()).toEqual(['409 promo', 'ordered'])
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  },
  120_000 + CLIENTS * 2_000,
)
