import { expect, it, vi } from 'vitest'
import { pool } from '@/server/platform/db/pool'
import { testDatabaseUrl } from './setup'
import { watchIdleTransactions } from './watch-idle-transactions'

it('finds a transaction that stands still, and none that ends', async () => {
  const watch = watchIdleTransactions(testDatabaseUrl())
  const client = await pool().connect()
  await client.query('begin; select 1; commit')
  await client.query('begin')
  await client.query('select 2')
  await vi.waitFor(() => expect([...watch.found]).toEqual(['select 2']), { timeout: 60_000, interval: 100 })
  await client.query('rollback')
  client.release()
  await watch.stop()
})
