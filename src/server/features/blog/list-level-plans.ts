import type { LevelPlan } from '@/domain/fitting-searches'
import { SITE_PATHS } from '@/domain/site-paths'
import { query } from '@/server/platform/db/pool'
import { IS_PUBLISHED, NEWEST_FIRST } from './article-sql'

/** The plans that prepare for a level, the newest of each, the lowest level first. */
export const listLevelPlans = async (): Promise<LevelPlan[]> => {
  const rows = await query<{ level: number; title: string; slug: string }>(/* sql */ `
    select distinct on (a.prepares_level) a.prepares_level::int as level, a.title, a.slug from articles a
    where ${IS_PUBLISHED} and a.prepares_level is not null order by a.prepares_level, ${NEWEST_FIRST}`)
  return rows.map(({ level, title, slug }) => ({ level, title, path: SITE_PATHS.article(slug) }))
}
