import { setTimeout as wait } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { createCustomers, type Customer } from '../../../../tests/seats/create-customers'

type Body = { id: number; total: number }

let customers: Customer[]
let departure: number

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, capacity: 2, ...dates })).id
  customers = await createCustomers(payload, 2)
  await runJobs()
})

const hold = (customer: Customer | undefined) =>
  call<Body>('v1/cart', {
    method: 'POST',
    token: customer?.token,
    body: { departure_id: departure, travelers_count: 2 },
  })

const order = (customer: Customer | undefined, cart: Body) =>
  call('v1/reservations', {
    method: 'POST',
    token: customer?.token,
    headers: { 'idempotency-key': `end-${String(cart.id)}` },
    body: {
      cart_id: cart.id,
      terms_version: '2026-11',
      accepts_terms: true,
      certifies_level: true,
      total: cart.total,
    },
  })

const HOLD_MS = 60

it.each(Array.from({ length: 21 }, (_one, index) => (index % 11) - 5))(
  'has one outcome when the order comes %i ms after the end of the hold, and somebody else asks',
  async (delay) => {
    const [camille, hugo] = customers
    for (const table of ['carts', 'participants', 'reservation_events', 'reservations']) {
      await query(`delete from ${table}`)
    }
    await query('update departures set seats_taken = 0 where id = $1', [departure])
    const { body: cart } = await hold(camille)
    const row = await queryOne<{ left: number }>(
      `update carts set hold_expires_at = clock_timestamp() + make_interval(secs => $2) where user_id = $1
       returning extract(epoch from hold_expires_at - clock_timestamp()) * 1000 as left`,
      [camille?.id, HOLD_MS / 1000],
    )
    await wait(Math.max(0, Number(row?.left) + delay))
    const [ordered, held] = await Promise.all([
      order(camille, cart),
      hold(hugo),
      query(`select graphile_worker.add_job('free_expired_holds')`).then(runJobs),
    ])
    expect([ordered.status, held.status].sort()).toEqual([201, 409])
    expect(await queryOne('select seats_taken::int as n from departures where id = $1', [departure])).toEqual({ n: 2 })
    expect(await checkDatabase()).toEqual([])
  },
)
