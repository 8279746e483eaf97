import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import type pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { UNPROVEN_HOLD } from '@/domain/seats/unproven-hold'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { refuseUnprovenSeats } from '@/server/features/seats/unproven-holds'
import { pool, query } from '@/server/platform/db/pool'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { waitingForLocks } from '../../../../tests/integration/waiting-for-locks'
import { createCustomers, type Customer } from '../../../../tests/seats/create-customers'

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
})

const leave = async (capacity: number): Promise<number> => {
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  return (await createDeparture(payload, { expedition, capacity, ...dates })).id
}

describe('two accounts of one client that take seats of two departures at once', () => {
  const asIs = (text: string): string => text
  const withoutLock = (text: string): string => text.replace(/select pg_advisory_xact_lock\(.+\)$/, 'select $1::text')

  /** The second one asks while the first one has not committed; whether it was refused. */
  const race = async ({ rewrite, isSecondWaiting }: { rewrite: typeof asIs; isSecondWaiting: boolean }) => {
    const limits = { ...UNPROVEN_HOLD, clientDepartures: 1, client: `client-${String(Math.random())}` }
    const [first, second] = (await createCustomers(payload, 2, { isProven: false })) as [Customer, Customer]
    const departures = [await leave(8), await leave(8)] as const
    const clients = [await pool().connect(), await pool().connect()] as const
    const begin = async (client: pg.PoolClient, { id: userId }: Customer, departureId: number) => {
      const transaction = transactionOnClient({ query: (text, values) => client.query(rewrite(text), values) })
      await client.query('begin')
      await lockDepartures({ transaction, ids: [departureId] })
      await refuseUnprovenSeats({ transaction, userId, departureId, seats: 1, unproven: limits })
      await client.query(
        `insert into carts (user_id, departure_id, travelers_count, held_seats, hold_started_at, hold_expires_at, hold_client)
         values ($1, $2, 1, 1, now(), now() + interval '15 minutes', $3)`,
        [userId, departureId, limits.client],
      )
    }
    try {
      await begin(clients[0], first, departures[0])
      const late = begin(clients[1], second, departures[1]).then(
        () => false,
        () => true,
      )
      if (isSecondWaiting) await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1))
      else await late
      await clients[0].query('commit')
      return await late
    } finally {
      for (const client of clients) {
        await client.query('rollback')
        client.release()
      }
      await query('delete from carts where hold_client = $1', [limits.client])
    }
  }

  it('wait for each other, and the second is refused', async () => {
    expect(await race({ rewrite: asIs, isSecondWaiting: true })).toBe(true)
  })

  it('would both hold them without the client’s lock', async () => {
    expect(await race({ rewrite: withoutLock, isSecondWaiting: false })).toBe(false)
  })
})
