import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { pressAtOnce } from '../../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { createCustomers, type Customer } from '../../../../../tests/seats/create-customers'

const SEATS = 4

let payload: Payload
let owner: Customer
let customers: Customer[]
let departure: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const expedition = (await createExpedition(payload)).id
  ;[owner, ...customers] = (await createCustomers(payload, 65)) as [Customer, ...Customer[]]
  const dates = { departure_start: inDays(60), departure_end: inDays(64) }
  departure = (await createDeparture(payload, { expedition, capacity: SEATS, ...dates })).id
  await runJobs()
})

const send = ({ token }: Customer, method: 'POST' | 'DELETE', path: string, body?: unknown) =>
  call<{ id: number }>(`v1/${path}`, { method, token, body })
/** Each customer at once, the one of that place. */
const all = (press: (one: Customer, index: number) => ReturnType<typeof send>) =>
  pressAtOnce(customers.length, (index) => press(customers[index] as Customer, index))
const party = { departure_id: 0, travelers_count: 1 }

/** How many were answered with each status. */
const tally = (answers: Array<{ status: number }>): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

it('gives 64 who join at once a rank each, and freed seats to the first of them, however many press at once', async () => {
  const wanted = { ...party, departure_id: departure }
  await send(owner, 'POST', 'cart', { ...wanted, travelers_count: SEATS })
  const joined = await all((one) => send(one, 'POST', 'waitlist', { ...wanted, fewest_count: 1 }))
  expect(tally(joined)).toEqual({ 201: 64 })
  const ranks = await query<{ rank: number }>('select rank from waitlist_entries order by rank')
  expect(ranks.map(({ rank }) => rank)).toEqual(customers.map((_one, index) => index + 1))

  // Seats come free while everybody tries to buy them in passing.
  const [freed, answers] = await Promise.all([
    send(owner, 'DELETE', 'cart'),
    all((one) => send(one, 'POST', 'cart', wanted)),
  ])
  expect(freed.status).toBe(200)
  expect(tally(answers)).toEqual({ 409: 64 })

  await query('delete from rate_limits')
  const accepted = await all((one, index) =>
    send(one, 'POST', `waitlist/${String(joined[index]?.body.id)}/accept`, { travelers_count: 1 }),
  )
  expect(tally(accepted)).toEqual({ 200: SEATS, 409: 64 - SEATS })
  expect(await query('select min(rank)::int as next from waitlist_entries')).toEqual([{ next: SEATS + 1 }])
  expect(await query('select seats_taken::int as n from departures where id = $1', [departure])).toEqual([{ n: SEATS }])
  expect(await checkDatabase()).toEqual([])
})
