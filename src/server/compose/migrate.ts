import { runMigrations } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import type { Client } from 'pg'
import { env } from '@/env'
import { migrations } from '@/migrations'
import { applyRepeatableSql } from '@/server/platform/db/apply-repeatable-sql'
import { grantToSite } from '@/server/platform/db/grant-to-site'
import { pool } from '@/server/platform/db/pool'
import { withClient } from '@/server/platform/postgres/probe'
import config from '@payload-config'
import { unhurried } from './unhurried-migration'

type PayloadMigrations = NonNullable<NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']>

/** One migration at a time, of any process: two would run the same steps at once, and one of them fail. */
const LOCK = 7_316_220_150

/**
 * Brings the database to the schema of this code: Payload's migrations, those of the job queue, then functions and triggers. The
 * site's role, when it is not the one that migrates, gets its rights on what is new.
 */
export const migrate = ({ siteRole = null }: { siteRole?: string | null } = {}): Promise<void> =>
  // The lock goes with its connection, however this ends.
  withClient(env().DATABASE_URL, async (client) => {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runSteps(client, siteRole)
  })

const runSteps = async (client: Client, siteRole: string | null): Promise<void> => {
  const payload = await getPayload({ config, disableOnInit: true, cron: false })
  // Payload types as unknown what it hands to a migration.
  await payload.db.migrate({ migrations: migrations.map(unhurried) as PayloadMigrations })
  await runMigrations({ pgPool: pool() })
  await applyRepeatableSql(client)
  if (siteRole) await grantToSite(siteRole)
}
