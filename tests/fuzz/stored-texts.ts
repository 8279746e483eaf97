import { query } from '@/server/platform/db/pool'
import { GIVEN_TABLES } from '../integration/given-tables'
import { UNSEEN_PATTERN } from './hostile-texts'

let statement: string | undefined

/** The site's tables that keep a character which no eye sees, each with the beginning of such a row. */
export const findUnseen = async (): Promise<string[]> => {
  statement ??= await scanOfAllTables()
  const rows = await query<{ name: string; row: string }>(statement, [UNSEEN_PATTERN])
  return rows.map(({ name, row }) => `${name}: ${JSON.stringify(row)}`)
}

const scanOfAllTables = async (): Promise<string> => {
  const tables = await query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '^payload_' and table_name <> all($1)`,
    [GIVEN_TABLES],
  )
  return tables
    .map(
      ({ name }) => `(select '${name}' as name, left(t::text, 300) as row from ${name} t where t::text ~ $1 limit 1)`,
    )
    .join(' union all ')
}
