import { query } from '@/server/platform/db/pool'

/** The editors' groups of words that the search holds for equal. */
export const readSynonyms = async (): Promise<string[][]> => {
  const rows = await query<{ terms: string[] }>(
    `select array_agg(lower(text) order by _order) as terms from search_synonyms_terms group by _parent_id`,
  )
  return rows.map(({ terms }) => terms)
}
