import type { Article } from '@/contract/articles'
import { queryOne } from '@/server/platform/db/pool'
import { instant, IS_PUBLISHED } from './article-sql'
import { presentArticle } from './present-article'
import type { StoredArticle } from './stored-article'

const rows = (table: string, columns: string): string => /* sql */ `
  coalesce((select json_agg(r order by r._order) from (select _order, ${columns} from ${table} where _parent_id = a.id) r), '[]'::json)`

const STATEMENT = /* sql */ `
  select a.id, a.slug, a.title, a.category, a.lead, a.blocks, a.duration, a.guest, a.episode::int as episode,
    a.cover_id as cover, a.author_id as author, a.recording_id as recording,
    json_build_object('title', a.seo_title, 'description', a.seo_description, 'image', a.seo_image_id) as seo,
    ${rows('articles_chapters', 'start, title')} as chapters,
    ${rows('articles_transcript', 'start, speaker, text')} as transcript,
    ${instant('a.published_at')} as published_at, ${instant('a.updated_at')} as "updatedAt"
  from articles a where a.slug = $1 and ${IS_PUBLISHED}`

/** The published article of an address, or null. */
export const findArticle = async (slug: string): Promise<Article | null> => {
  const article = await queryOne<StoredArticle>(STATEMENT, [slug], 'find-article')
  return article && presentArticle(article)
}
