import { env } from '@/env'
import { createMeilisearchEngine } from './meilisearch/create-meilisearch-engine'
import type { SearchEngine } from './search-engine'

let engine: SearchEngine | null | undefined

/** The engine beside PostgreSQL, when one is configured. */
export const otherEngine = (): SearchEngine | null => {
  if (engine === undefined) {
    const { MEILISEARCH_URL: url, MEILISEARCH_KEY: key } = env()
    engine = url ? createMeilisearchEngine({ url, key }) : null
  }
  return engine
}
