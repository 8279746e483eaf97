import config from '@payload-config'
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { fillPlaces } from '@/server/features/places/fill-places'
import { createUser } from '../../../tests/factories/user'
import { clearInterruptedSeed, markSeed } from './seed-state'

/** How many rows each table has, but for the tables that tell of these very rows. */
const countRows = async (): Promise<Record<string, number>> => {
  const tables = await query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('payload_kv', 'change_log', 'cancellation_rules', 'cancellation_rules_steps', 'payment_terms') order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await query<{ count: number }>(`select count(*)::int as count from ${name}`)
    if (row && row.count > 0) counts[name] = row.count
  }
  return counts
}

describe('clearInterruptedSeed', () => {
  it('leaves a database as migrating left it', async () => {
    await fillPlaces()
    // The settings of the tests, which no migration writes.
    await query('delete from site_settings')
    const migrated = await countRows()
    await markSeed('started')
    await createUser(await getPayload({ config, cron: false }))
    await clearInterruptedSeed()
    expect(await countRows()).toEqual(migrated)
  })
})
