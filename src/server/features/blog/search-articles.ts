import { query } from '@/server/platform/db/pool'
import { IS_PUBLISHED, NEWEST_FIRST } from './article-sql'

const folded = (text: string, weight: string): string =>
  `setweight(to_tsvector('french', unaccent(coalesce(${text}, ''))), '${weight}')`

const WORDS = `(select string_agg(one #>> '{}', ' ') from jsonb_path_query(a.blocks, 'strict $.**.text') one)`

const STATEMENT = /* sql */ `
  select a.id
  from articles a
  left join authors w on w.id = a.author_id
  cross join websearch_to_tsquery('french', unaccent($1)) as asked
  cross join lateral (
    select ${folded('a.title', 'A')} || ${folded("a.lead || ' ' || coalesce(a.guest, '') || ' ' || coalesce(w.full_name, '')", 'B')}
      || ${folded(WORDS, 'D')} as said
  ) d
  where ${IS_PUBLISHED} and d.said @@ asked
  order by ts_rank(d.said, asked) desc, ${NEWEST_FIRST}
  limit 30`

const LONGEST = 100

/** The published articles that say all of these words, by number, the most to the point first; 30 at most. */
export const searchArticles = async (words: string): Promise<number[]> => {
  const asked = words.replaceAll('\0', '').trim().slice(0, LONGEST)
  if (asked === '') return []
  return (await query<{ id: number }>(STATEMENT, [asked], 'search-articles')).map(({ id }) => id)
}
