import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { withClientTransaction } from './with-client-transaction'

/** Triggers of features call functions of the platform. */
const FOLDERS = ['src/server/platform/**/sql/*.sql', 'src/server/features/**/sql/*.sql']

/**
 * Applies the functions and triggers of each SQL file whose content differs from what this database has last applied, all in one
 * transaction. A file can be applied again at any time: it replaces what it creates. A migration drops what no file creates any more.
 */
export const applyRepeatableSql = (client: Client): Promise<void> =>
  withClientTransaction(client, async () => {
    await client.query(`create table if not exists repeatable_sql (
      file text primary key, digest text not null, applied_at timestamptz not null default now())`)
    // A function may call one of a file that comes later.
    await client.query('set local check_function_bodies = off')
    const { rows } = await client.query<{ file: string; digest: string }>('select file, digest from repeatable_sql')
    const applied = new Map(rows.map(({ file, digest }) => [file, digest]))
    for (const file of FOLDERS.flatMap((folder) => globSync(folder).toSorted())) {
      const content = readFileSync(file, 'utf8')
      const digest = createHash('sha256').update(content).digest('hex')
      if (applied.get(file) === digest) continue
      await client.query(content)
      await client.query(
        `insert into repeatable_sql (file, digest) values ($1, $2)
         on conflict (file) do update set digest = excluded.digest, applied_at = now()`,
        [file, digest],
      )
    }
  })
