import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { up } from '../../migrations/20261129_180000_baseline'

const runBaseline = async () => {
  const payload = await getPayload({ config, cron: false })
  await up({ db: payload.db.drizzle } as unknown as Parameters<typeof up>[0])
}

it('leaves a database alone that has run the migrations it replaces', async () => {
  await query(`insert into payload_migrations (name, batch) values ('20261129_164800_receipt_addresses', 1)`)
  await runBaseline()
})

it('refuses a database that has run some of them, and says what to do', async () => {
  await query(`delete from payload_migrations where name = '20261129_164800_receipt_addresses'`)
  await query(`insert into payload_migrations (name, batch) values ('20261121_071256_initial', 1)`)
  await expect(runBaseline()).rejects.toThrow('Start the last version before 30 November 2026 once, then this one.')
})
