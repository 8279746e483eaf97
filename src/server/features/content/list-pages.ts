import { query } from '@/server/platform/db/pool'

/** The addresses of the published pages and the instant of their last change. */
export const listPages = (): Promise<Array<{ slug: string; updatedAt: string }>> =>
  query(
    `select slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
     from pages where _status = 'published' order by slug`,
  )
