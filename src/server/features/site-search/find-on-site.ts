import type { SiteSearchResult } from '@/contract/site-search'
import { SITE_SECTIONS } from '@/domain/content/site-sections'
import { searchWords } from '@/server/features/search/search-words'
import { queryOne } from '@/server/platform/db/pool'
import { SITE_STATEMENT } from './site-statement'

const NOTHING: SiteSearchResult = {
  is_loosened: false,
  expeditions: { total: 0, items: [] },
  articles: { total: 0, items: [] },
  questions: { total: 0, items: [] },
  pages: { total: 0, items: [] },
}

/** Of questions as people ask them; the words of the answer decide. */
const ASKING = new Set([
  ...[
    'ai',
    'ce',
    'combien',
    'comment',
    'est',
    'faut',
    'il',
    'je',
    'j',
    'ma',
    'mes',
    'mon',
    'nous',
    'on',
    'peut',
    'peux',
  ],
  ...[
    'pourquoi',
    'puis',
    'qu',
    'quand',
    'que',
    'quel',
    'quelle',
    'quelles',
    'quels',
    'qui',
    'quoi',
    'ta',
    'tes',
    'ton',
    'vous',
  ],
])

const decidingWords = (words: string): string[] => {
  const asked = searchWords(words)
  const deciding = asked.filter((word) => !ASKING.has(word))
  return deciding.length > 0 ? deciding : asked
}

/** What the site says about these words, `most` of each kind, by one statement; nothing for no word that decides. */
export const findOnSite = async ({ words, most }: { words: string; most: number }): Promise<SiteSearchResult> => {
  const asked = decidingWords(words)
  if (asked.length === 0) return NOTHING
  const found = await queryOne<SiteSearchResult>(
    SITE_STATEMENT,
    [
      asked,
      most,
      SITE_SECTIONS.map(({ path }) => path),
      SITE_SECTIONS.map(({ title }) => title),
      SITE_SECTIONS.map(({ lead }) => lead),
    ],
    'site-search',
  )
  if (!found) throw new Error('A search always gives one row.')
  // One word that is all there is cannot be left out.
  return { ...found, is_loosened: found.is_loosened && asked.length > 1 }
}
