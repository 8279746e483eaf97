import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { takeSeats } from '@/server/features/seats/take-seats'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { startWebProcess } from '../../../../tests/integration/start-web-process'
import { createCustomers, type Customer } from '../../../../tests/seats/create-customers'
import { raceSeats } from '../../../../tests/seats/race-seats'

// `npm run soak` runs a thousand.
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 12)
const LAST_SEATS = [1, 3, 12] as const

let payload: Payload
let expedition: number
let customers: Customer[]
let webs: Array<Awaited<ReturnType<typeof startWebProcess>>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  webs = await Promise.all([startWebProcess(), startWebProcess()])
  expedition = (await createExpedition(payload)).id
  customers = await createCustomers(payload, 64)
  await runJobs()
})

afterAll(async () => {
  await Promise.all(webs.map(({ kill }) => kill()))
})

describe('64 customers on two web processes', () => {
  it(
    'get exactly the last seats, and nobody an error',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const seats = LAST_SEATS[round % LAST_SEATS.length] ?? 1
        const { sold, statuses, departureId } = await raceSeats({
          urls: webs.map(({ url }) => url),
          customers,
          expedition,
          seats,
        })
        expect(sold, JSON.stringify(statuses)).toBe(seats)
        expect(Object.keys(statuses).sort()).toEqual(['201', '409'])
        expect(await queryOne('select seats_taken::int as n from departures where id = $1', [departureId])).toEqual({
          n: seats,
        })
      }
      expect(await checkDatabase()).toEqual([])
    },
    600_000 + ROUNDS * 20_000,
  )
})

describe('the statement that takes seats', () => {
  const CAPACITY = 3
  const asIs = (text: string): string => text
  const withoutGuard = (text: string): string => {
    const open = text.replace(/<= d\.capacity(?=\s)/, '<= d.capacity + 1000')
    if (text.startsWith('\n    update')) expect(open).not.toBe(text)
    return open
  }

  /** 64 connections take one seat each, at once; how many were answered that they have it. */
  const raceWith = async (rewrite: (text: string) => string): Promise<number> => {
    const { id } = await createDeparture(payload, { expedition, capacity: CAPACITY })
    const takeOne = async (): Promise<boolean> => {
      const client = await pool().connect()
      const transaction = transactionOnClient({ query: (text, values) => client.query(rewrite(text), values) })
      try {
        return (await takeSeats({ transaction, departureId: id, seats: 1 })).ok
      } finally {
        client.release()
      }
    }
    return (await Promise.all(customers.map(takeOne))).filter(Boolean).length
  }

  it('sells what there is', async () => {
    expect(await raceWith(asIs)).toBe(CAPACITY)
  })

  it('would sell too many without its guard, were it not for the constraint behind it', async () => {
    await expect(raceWith(withoutGuard)).rejects.toThrow('departures_seats_within_capacity')
    await query('alter table departures drop constraint departures_seats_within_capacity')
    expect(await raceWith(withoutGuard)).toBe(customers.length)
  })
})
