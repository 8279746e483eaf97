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

/** Notes how far the demo is written: `done` with the steps that were taken, so that a later version takes those it adds. */
export const markSeed = async (state: 'started' | 'done', steps: readonly string[] = []): Promise<void> => {
  await query(
    `insert into payload_kv (key, data) values ($1, json_build_object('state', $2::text, 'steps', $3::json))
     on conflict (key) do update set data = excluded.data`,
    [KEY, state, JSON.stringify(steps)],
  )
}

/** The steps that were taken of a demo that is written; null for a database that is not the demo's, or not yet. */
export const readStepsTaken = async (): Promise<string[] | null> => {
  const row = await queryOne<{ steps: string[] }>(
    `select coalesce(data -> 'steps', '[]') as steps from payload_kv where key = $1 and data ->> 'state' = 'done'`,
    [KEY],
  )
  return row?.steps ?? null
}

/** What migrating writes itself, beside the notes of what was done: a seeding that is begun again finds it as the first did. */
const MIGRATED = [
  ...['payload_migrations', 'repeatable_sql', 'payload_kv'],
  ...['emission_factors', 'bank_line_tellings', 'saved_card_terms', 'house_switches'],
  ...['places', 'place_keys', 'place_data', 'stations'],
]

/** Tables whose lines a trigger keeps from being emptied. */
const GUARDED = ['credit_entries', 'emission_factors', 'invoices']

/** Empties the tables that an interrupted seeding half filled. A database that was never being seeded is left alone. */
export const clearInterruptedSeed = async (): Promise<void> => {
  const interrupted = await queryOne(`select 1 from payload_kv where key = $1 and data ->> 'state' = 'started'`, [KEY])
  if (!interrupted) return
  const tables = await query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [MIGRATED],
  )
  // Lines of invoices and of credit are never to go, but for those of a demo that nobody has seen whole.
  const set = (state: 'disable' | 'enable') =>
    GUARDED.map((name) => `alter table ${name} ${state} trigger user;`).join(' ')
  // Statements of one query are one transaction. Factors name who wrote them: emptying people empties them too.
  await query(`
    create temp table own_factors on commit drop as select * from emission_factors where author_id is null;
    ${set('disable')}
    truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade;
    insert into emission_factors select * from own_factors;
    select setval(pg_get_serial_sequence('emission_factors', 'id'), (select max(id) from emission_factors));
    ${set('enable')}`)
}
