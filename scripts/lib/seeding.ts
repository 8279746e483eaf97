import type pg from 'pg'
import { withClient } from '@/server/postgres/probe'

const MARK = 'lagopede: seeding'

/** What stands in the catalogue: nothing, what an interrupted seeding left, or expeditions. */
export async function catalogueState(databaseUrl: string): Promise<'empty' | 'partial' | 'full'> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ mark: string | null; is_empty: boolean }>(
      `SELECT shobj_description(oid, 'pg_database') AS mark, NOT EXISTS (SELECT FROM expeditions) AS is_empty
       FROM pg_database WHERE datname = current_database()`,
    )
    if (rows[0]?.mark === MARK) return 'partial'
    return rows[0]?.is_empty ? 'empty' : 'full'
  })
}

/** Runs `task`, which fills the catalogue; until it has ended well the database itself notes that it is incomplete. */
export async function whileMarked({ databaseUrl, task }: { databaseUrl: string; task: () => Promise<void> }) {
  await withClient(databaseUrl, (client) => comment({ client, text: `'${MARK}'` }))
  await task()
  await withClient(databaseUrl, (client) => comment({ client, text: 'NULL' }))
}

/** Empties every table but the record of the migrations. */
export async function emptyDatabase(databaseUrl: string) {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ names: string | null }>(
      `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS names
       FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'payload_migrations'`,
    )
    if (rows[0]?.names) await client.query(`TRUNCATE ${rows[0].names} RESTART IDENTITY CASCADE`)
  })
}

async function comment({ client, text }: { client: pg.Client; text: string }) {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
  const name = client.escapeIdentifier(rows[0]?.name ?? '')
  // Only a database's owner may. Without the mark, a seeding cut short is done again by hand: npm run seed -- --fresh.
  await client.query(`COMMENT ON DATABASE ${name} IS ${text}`).catch(() => undefined)
}
