import type { MultiSearchQuery } from 'meilisearch'

/** A word that more documents have says little. */
const MOST = 1000

/** One query for all the words, then one for each alone: the numbers of the documents that have them, whatever the filters. */
export const wordQueries = ({ words, indexUid }: { words: string[]; indexUid: string }): MultiSearchQuery[] => [
  queryOf({ q: words.join(' '), indexUid, limit: 1 }),
  ...words.map((q) => queryOf({ q, indexUid, limit: MOST })),
]

const queryOf = (query: { q: string; indexUid: string; limit: number }): MultiSearchQuery => ({
  ...query,
  matchingStrategy: 'all',
  attributesToRetrieve: ['id'],
})

/** Of the answers to `wordQueries`, the documents with the most of the words; none where some document has them all. */
export const nearestOf = ([all = [], ...words]: number[][]): number[] => {
  if (all.length > 0) return []
  const counts = new Map<number, number>()
  for (const id of words.flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].filter(([, count]) => count === most).map(([id]) => id)
}
