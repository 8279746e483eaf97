import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import type { Refusal, SearchDocument } from './search-document'

export type EngineName = 'postgres' | 'meilisearch'

/** What an engine finds; where figures are counted from is said by who asks it. */
export type FoundHits = Omit<SearchResult, 'from' | 'leaving_at'>

export type EngineHealth = { documents: number }

/**
 * What any search engine behind the catalogue can do. A call that changes something resolves once every search sees
 * it; it answers the documents that the engine refuses, the others being written all the same, and throws when the
 * engine cannot be reached.
 */
export type SearchEngine = {
  name: EngineName
  /** Brings the engine's settings and synonyms to those of this code and of the editors. */
  configure: () => Promise<void>
  upsert: (documents: SearchDocument[]) => Promise<Refusal[]>
  remove: (ids: number[]) => Promise<void>
  /** Replaces everything at once: a search sees all of the former documents or all of these. */
  replaceAll: (batches: AsyncIterable<SearchDocument[]>) => Promise<Refusal[]>
  /**
   * The page asked for, or the last `pages` up to it. Where no document at all has every word asked, whatever the filters,
   * the search is for those with the most of the words, and the answer says so.
   */
  search: (query: SearchQuery, pages?: number) => Promise<FoundHits>
  /** Throws when the engine cannot be reached. */
  health: () => Promise<EngineHealth>
  /** A hash of each document that the engine holds, by number: equal to `hashOf` that document. */
  hashes: () => Promise<Map<number, string>>
  hashOf: (document: SearchDocument) => string
}
