import type { ArticleTeaser } from '@/contract/articles'
import type { LevelPlan } from '@/domain/search/fitting-searches'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { query } from '@/server/platform/db/pool'
import { articleMinutes } from './article-minutes'
import { instant, IS_PUBLISHED, NEWEST_FIRST } from './article-sql'

const TEASERS = /* sql */ `
  select a.id, a.slug, a.title, a.category, a.lead, a.blocks, a.duration,
    ${instant('a.published_at')} as published_at, ${instant('a.updated_at')} as updated_at,
    a.episode::int as episode, coalesce(a.guest, '') as guest,
    coalesce(m.sizes_sm_url, m.url, '') as cover,
    coalesce(w.full_name, '') as author
  from articles a left join media m on m.id = a.cover_id left join authors w on w.id = a.author_id
  where ${IS_PUBLISHED} order by ${NEWEST_FIRST}`

type Teaser = Omit<ArticleTeaser, 'minutes'> & { duration: string | null; blocks: unknown }

/** Every published article as lists show it, the newest first. */
export const listArticles = async (): Promise<ArticleTeaser[]> =>
  (await query<Teaser>(TEASERS, [], 'list-articles')).map(({ blocks, duration, ...told }) => ({
    ...told,
    minutes: articleMinutes({ lead: told.lead, duration, blocks }),
  }))

const RELATED = /* sql */ `
  select a.id from articles a
  where ${IS_PUBLISHED} and a.id <> $1
  order by (
      select count(*) from articles_rels mine join articles_rels theirs on theirs.expeditions_id = mine.expeditions_id
      where mine.parent_id = $1 and theirs.parent_id = a.id
    ) desc,
    a.category = (select o.category from articles o where o.id = $1) desc,
    ${NEWEST_FIRST}
  limit 3`

/** Up to three other published articles by number: those that name the same trips first, then those of the same part. */
export const listRelatedArticles = async (id: number): Promise<number[]> =>
  (await query<{ id: number }>(RELATED, [id], 'list-related-articles')).map((row) => row.id)

/** The plans that prepare for a level, the newest of each, the lowest level first. */
export const listLevelPlans = async (): Promise<LevelPlan[]> => {
  const rows = await query<{ level: number; title: string; slug: string }>(/* sql */ `
    select distinct on (a.prepares_level) a.prepares_level::int as level, a.title, a.slug from articles a
    where ${IS_PUBLISHED} and a.prepares_level is not null order by a.prepares_level, ${NEWEST_FIRST}`)
  return rows.map(({ level, title, slug }) => ({ level, title, path: SITE_PATHS.article(slug) }))
}
