import { query, queryOne } from '@/server/platform/db/pool'

const KEY = 'prepared'

/** Notes that the database was brought up to date by these sources, once all of it is done. */
export const notePreparation = async (sources: string): Promise<void> => {
  await query(
    `insert into payload_kv (key, data) values ($1, to_json($2::text)) on conflict (key) do update set data = excluded.data`,
    [KEY, sources],
  )
}

/** Whether these very sources brought the database up to date; false for one that holds nothing yet. */
export const isPreparedBy = async (sources: string): Promise<boolean> => {
  const noted = queryOne(`select from payload_kv where key = $1 and data = to_jsonb($2::text)`, [KEY, sources])
  return noted.then(
    (row) => row !== null,
    (error: unknown) => {
      if (isUnknownTable(error)) return false
      throw error
    },
  )
}

const isUnknownTable = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42P01'
