import { pool, query } from '@/server/platform/db/pool'

/** The tables of which a row says one of these words, in the database's patterns; one name for each such row. */
export const tablesNaming = async (pattern: string): Promise<string[]> => {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool().query(`select 1 from "${name}" t where row_to_json(t)::text ~* $1`, [pattern])
    found.push(...rows.map(() => name))
  }
  return found
}
