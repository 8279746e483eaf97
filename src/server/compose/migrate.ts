import { runMigrations } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import { migrations } from '@/migrations'
import { grantToSite } from '@/server/platform/db/grant-to-site'
import { pool } from '@/server/platform/db/pool'
import config from '@payload-config'

type PayloadMigrations = NonNullable<NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']>

/**
 * Brings the database to the schema of this code: Payload's migrations, then those of the job queue. The site's role, when it is
 * not the one that migrates, gets its rights on what is new.
 */
export const migrate = async ({ siteRole = null }: { siteRole?: string | null } = {}): Promise<void> => {
  const payload = await getPayload({ config, disableOnInit: true, cron: false })
  // Payload types as unknown what it hands to a migration.
  await payload.db.migrate({ migrations: migrations as PayloadMigrations })
  await runMigrations({ pgPool: pool() })
  if (siteRole) await grantToSite(siteRole)
}
