import { query } from '@/server/platform/db/pool'
import { GIVEN_TABLES } from '../integration/given-tables'
import { UNSEEN_PATTERN } from './hostile-texts'

const statements = new Map<boolean, Promise<string>>()

/**
 * The site's tables that keep a character which no eye sees, each with the beginning of such a row. Those of `GIVEN_TABLES` are read
 * where it is asked for, once all was sent: after each call they would take most of the time.
 */
export const findUnseen = async ({ isGivenRead = false } = {}): Promise<string[]> => {
  const statement = statements.get(isGivenRead) ?? scanOfTables(isGivenRead ? [] : GIVEN_TABLES)
  statements.set(isGivenRead, statement)
  const rows = await query<{ name: string; row: string }>(await statement, [UNSEEN_PATTERN])
  return rows.map(({ name, row }) => `${name}: ${JSON.stringify(row)}`)
}

const scanOfTables = async (unread: string[]): Promise<string> => {
  const tables = await query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '^payload_' and table_name <> all($1)`,
    [unread],
  )
  return tables
    .map(
      ({ name }) => `(select '${name}' as name, left(t::text, 300) as row from ${name} t where t::text ~ $1 limit 1)`,
    )
    .join(' union all ')
}
