import { query } from '@/server/platform/db/pool'
import { IS_PUBLISHED, NEWEST_FIRST } from './article-sql'

const STATEMENT = /* sql */ `
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
  (await query<{ id: number }>(STATEMENT, [id], 'list-related-articles')).map((row) => row.id)
