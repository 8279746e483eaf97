import { cached } from '@/server/platform/cache/cached'
import { query } from '@/server/platform/db/pool'

export type SitemapEntry = { slug: string; updatedAt: string }

const STATEMENT = /* sql */ `
  select h.slug, to_char(e.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
  from expedition_hits h join expeditions e on e.id = h.id
  order by h.id limit 45000`

/** Every expedition on sale and the instant of its last change. */
export const listSitemapEntries = (): Promise<SitemapEntry[]> =>
  cached({ key: ['sitemap'], tags: ['hits'], load: () => query<SitemapEntry>(STATEMENT) })
