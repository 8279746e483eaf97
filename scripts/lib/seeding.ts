import type pg from 'pg'
import { withClient } from '@/server/postgres/probe'

const MARK = 'lagopede: seeding'

/** Whether the catalogue is empty, or a seeding was cut short. */
export async function needsSeeding(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ needed: boolean }>(
      `SELECT NOT EXISTS (SELECT FROM expeditions)
           OR coalesce(shobj_description(oid, 'pg_database'), '') = $1 AS needed
       FROM pg_database WHERE datname = current_database()`,
      [MARK],
    )
    return rows[0]?.needed ?? false
  })
}

/** Notes on the database itself that its catalogue is being written, until `task` has ended well. */
export async function whileMarked({ databaseUrl, task }: { databaseUrl: string; task: () => Promise<void> }) {
  await withClient(databaseUrl, (client) => comment({ client, text: `'${MARK}'` }))
  await task()
  await withClient(databaseUrl, (client) => comment({ client, text: 'NULL' }))
}

async function comment({ client, text }: { client: pg.Client; text: string }) {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
  const name = client.escapeIdentifier(rows[0]?.name ?? '')
  // Only the owner of a database may: without the mark, a seeding cut short is finished by hand (npm run seed).
  await client.query(`COMMENT ON DATABASE ${name} IS ${text}`).catch(() => undefined)
}
