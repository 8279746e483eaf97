import { query } from '@/server/platform/db/pool'

type ReviewedExpedition = { slug: string; name: string; count: number }

const STATEMENT = /* sql */ `
  select h.slug, h.name, count(*)::int as count
  from reviews r join expedition_hits h on h.id = r.expedition_id
  where r.status = 'published'
  group by h.id, h.slug, h.name
  order by lower(unaccent(h.name)), h.id`

/** The expeditions on sale that have published reviews, by name. */
export const listReviewedExpeditions = (): Promise<ReviewedExpedition[]> =>
  query<ReviewedExpedition>(STATEMENT, [], 'list-reviewed-expeditions')
