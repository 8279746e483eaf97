import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { UserError } from '@/server/platform/postgres/user-error'

/** The last of the 151 migrations that this one replaces. */
const LAST_REPLACED = '20261129_164800_receipt_addresses'

/**
 * Makes the whole schema in an empty database, from the SQL files of `baseline`. A database that has run every replaced migration has
 * that schema already.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const names = await migrationsRun(db)
  if (names.includes(LAST_REPLACED)) return
  if (names.length > 0) {
    throw new UserError(
      `This database is older than ${LAST_REPLACED}. Start the last version before 30 November 2026 once, then this one.`,
    )
  }
  const folder = path.resolve('migrations/baseline')
  for (const file of readdirSync(folder).toSorted()) {
    await db.execute(sql.raw(readFileSync(path.join(folder, file), 'utf8')))
  }
}

/** No way back: what came before is in the database's own backup. */
export const down = (): Promise<void> => Promise.reject(new UserError('The baseline cannot be taken back.'))

const migrationsRun = async (db: MigrateUpArgs['db']): Promise<string[]> => {
  const { rows: tables } = await db.execute(sql`select 1 from pg_tables where tablename = 'payload_migrations'`)
  if (tables.length === 0) return []
  const { rows } = await db.execute<{ name: string }>(sql`select name from payload_migrations where batch > 0`)
  return rows.map(({ name }) => name)
}
