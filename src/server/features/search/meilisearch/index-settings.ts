import type { Settings } from 'meilisearch'
import { STOP_WORDS } from '../search-words'
import { MOST_SEATS } from './to-indexed'

const OPENINGS = ['openings', 'confirmed'].flatMap((name) =>
  Array.from({ length: MOST_SEATS }, (_, n) => `${name}_${String(n + 1)}`),
)
const FACETS = ['countries', 'categories', 'activities', 'expedition_type', 'level_number', 'eco_rating', 'price']

/** The index's settings. Groups of synonyms are the editors': each word of a group stands for all the others. */
export const indexSettings = (synonyms: string[][]): Settings => ({
  searchableAttributes: ['name', 'activities', 'countries', 'region', 'text'],
  filterableAttributes: [...FACETS, 'id', 'country_1', 'duration_days', ...OPENINGS],
  sortableAttributes: [
    'carousel_rank',
    'next_start',
    'next_confirmed',
    'id',
    'price',
    'duration_days',
    'rating',
    'review_count',
  ],
  rankingRules: [
    'sort',
    'words',
    'typo',
    'attribute',
    'proximity',
    'exactness',
    'carousel_rank:asc',
    'next_start:asc',
    'id:asc',
  ],
  stopWords: STOP_WORDS,
  synonyms: Object.fromEntries(
    synonyms.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)])),
  ),
  typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 }, disableOnNumbers: true },
  faceting: { maxValuesPerFacet: 1000 },
  pagination: { maxTotalHits: 1_000_000 },
})
