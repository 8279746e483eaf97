import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { expect, it } from 'vitest'
import { POOL_OPTIONS } from '@/server/platform/db/pool'
import { unhurried } from './unhurried-migration'

type Migrations = NonNullable<NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']>

it('a migration may take as long as it takes, and nothing else', async () => {
  const payload = await getPayload({ config, cron: false })
  const seen: unknown[] = []
  const step = (name: string) => ({
    name,
    up: async ({ db }: Parameters<Parameters<typeof unhurried>[0]['up']>[0]) => {
      const { rows } = await db.execute(
        sql`select setting::int as ms from pg_settings where name = 'statement_timeout'`,
      )
      seen.push(rows[0]?.['ms'])
    },
    down: () => Promise.resolve(),
  })
  // Payload types as unknown what it hands to a migration.
  const migrations = [unhurried(step('unhurried')), step('hurried')] as Migrations
  await payload.db.migrate({ migrations })
  expect(seen).toEqual([0, POOL_OPTIONS.statement_timeout])
})
