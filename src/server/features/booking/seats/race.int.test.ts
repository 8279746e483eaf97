import config from '@payload-config'
import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { startWebProcess } from '../../../../../tests/integration/start-web-process'
import { createCustomers, type Customer } from '../../../../../tests/seats/create-customers'
import { raceSeats } from '../../../../../tests/seats/race-seats'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'

const ROUNDS = 50
const LAST_SEATS = [1, 3, 12] as const

let expedition: number
let customers: Customer[]
let webs: Array<Awaited<ReturnType<typeof startWebProcess>>>

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  webs = await Promise.all([startWebProcess(), startWebProcess()])
  expedition = (await createExpedition(payload)).id
  customers = await createCustomers(payload, 64)
  await runJobs()
}, 120_000)

afterAll(async () => {
  await Promise.all(webs.map(({ kill }) => kill()))
})

describe('64 customers on two web processes', () => {
  it('get exactly the last seats, and nobody an error', async () => {
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
  }, 300_000)

  it('would be sold too many without the guard', async () => {
    await query('create table unguarded (capacity int not null, seats_taken int not null)')
    await query('insert into unguarded values (3, 0)')
    const readThenWrite = async (): Promise<boolean> => {
      const row = await queryOne<{ left: number }>('select capacity - seats_taken as left from unguarded')
      if (!row || row.left < 1) return false
      await query('update unguarded set seats_taken = seats_taken + 1')
      return true
    }
    const sold = (await Promise.all(customers.map(readThenWrite))).filter(Boolean).length
    expect(sold).toBeGreaterThan(3)
  })
})
