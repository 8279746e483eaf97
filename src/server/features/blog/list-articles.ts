import type { ArticleTeaser } from '@/contract/articles'
import { query } from '@/server/platform/db/pool'
import { articleMinutes } from './article-minutes'
import { instant, IS_PUBLISHED, NEWEST_FIRST } from './article-sql'

const STATEMENT = /* sql */ `
  select a.id, a.slug, a.title, a.category, a.lead, a.blocks, a.duration,
    ${instant('a.published_at')} as published_at, ${instant('a.updated_at')} as updated_at,
    a.episode::int as episode, coalesce(a.guest, '') as guest,
    coalesce('/api/media/file/' || coalesce(m.sizes_sm_filename, m.filename), '') as cover,
    coalesce(w.full_name, '') as author
  from articles a left join media m on m.id = a.cover_id left join authors w on w.id = a.author_id
  where ${IS_PUBLISHED} order by ${NEWEST_FIRST}`

type Row = Omit<ArticleTeaser, 'minutes'> & { duration: string | null; blocks: unknown }

/** Every published article as lists show it, the newest first. */
export const listArticles = async (): Promise<ArticleTeaser[]> =>
  (await query<Row>(STATEMENT, [], 'list-articles')).map(({ blocks, duration, ...told }) => ({
    ...told,
    minutes: articleMinutes({ lead: told.lead, duration, blocks }),
  }))
