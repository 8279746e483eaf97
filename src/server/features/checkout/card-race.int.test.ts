import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { watchStatements } from '../../../../tests/integration/watch-statements'
import { faultsOf, raceCards } from '../../../../tests/payments/race-cards'
import { createCustomers, type Customer } from '../../../../tests/seats/create-customers'

// `npm run soak` runs a thousand.
const ROUNDS = Number(process.env['CARD_RACE_ROUNDS'] ?? 3)
const LAST_SEATS = [1, 3, 12] as const

let payload: Payload
let expedition: number
let customers: Customer[]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  customers = await createCustomers(payload, 64)
  await runJobs()
})

/** Mails of a thousand rounds say nothing of the race, and would take longer than it. */
const leaveMailsOut = () => query(`delete from graphile_worker._private_jobs where payload::jsonb ? 'template'`)

it(
  '64 customers whose cards are all accepted get exactly the last seats: who has one is debited once, every other card is let go',
  async () => {
    const provider = useMemoryProvider()
    for (let round = 0; round < ROUNDS; round += 1) {
      const seats = LAST_SEATS[round % LAST_SEATS.length] ?? 1
      const race = await raceCards({ provider, customers, expedition, seats })
      expect([round, await faultsOf(provider, race)]).toEqual([round, []])
      await leaveMailsOut()
    }
    const ledger = await queryOne<{ cents: number }>(
      'select sum(amount_cents)::int as cents from payments where provider = $1',
      [provider.key],
    )
    expect(ledger?.cents).toBe(provider.booksCents)
    await query(`select graphile_worker.add_job('reconcile_payments')`)
    await runJobs()
    expect(await query('select * from payment_differences where provider = $1', [provider.key])).toEqual([])
    expect(await checkDatabase()).toEqual([])
  },
  120_000 + ROUNDS * 30_000,
)

it('debits too many without the guard of the seats and the constraint behind it, and that is found', async () => {
  const provider = useMemoryProvider()
  await query('alter table departures drop constraint departures_seats_within_capacity')
  const stop = await watchStatements(payload, (text) => text.replace(/<= d\.capacity(?=\s)/, '<= d.capacity + 1000'))
  try {
    const faults = await faultsOf(provider, await raceCards({ provider, customers, expedition, seats: 3 }))
    expect(faults).toContainEqual(expect.stringMatching(/^seats debited: \d{2,}, not 3$/))
  } finally {
    stop()
  }
})
