import { query, queryOne } from '@/server/platform/db/pool'

const KEY = 'demo-seed'

/** Whether the demo catalogue may be written: nothing is there, or only what an interrupted seeding left. */
export const isCatalogueEmpty = async (): Promise<boolean> => {
  const row = await queryOne<{ empty: boolean }>(
    `select not exists (select 1 from expeditions) or exists (
       select 1 from payload_kv where key = $1 and data ->> 'state' = 'started') as empty`,
    [KEY],
  )
  return row?.empty ?? true
}

export const markSeed = async (state: 'started' | 'done'): Promise<void> => {
  await query(
    `insert into payload_kv (key, data) values ($1, json_build_object('state', $2::text))
     on conflict (key) do update set data = excluded.data`,
    [KEY, state],
  )
}

/** Empties the tables that an interrupted seeding half filled. A database that was never being seeded is left alone. */
export const clearInterruptedSeed = async (): Promise<void> => {
  const interrupted = await queryOne(`select 1 from payload_kv where key = $1 and data ->> 'state' = 'started'`, [KEY])
  if (!interrupted) return
  const tables = await query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('payload_migrations', 'payload_kv')`,
  )
  await query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`)
}
