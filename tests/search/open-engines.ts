import { randomUUID } from 'node:crypto'
import { createMeilisearchEngine } from '@/server/features/search/meilisearch/create-meilisearch-engine'
import { createPostgresEngine } from '@/server/features/search/postgres/create-postgres-engine'
import type { SearchEngine } from '@/server/features/search/search-engine'
import { startFakeMeilisearch } from '../meilisearch/fake-meilisearch'

const PATIENT_MS = 5000

/** The engines that the suite runs over: PostgreSQL, and the Meilisearch of MEILISEARCH_URL or one that behaves as documented. */
export const openEngines = async (): Promise<{ engines: SearchEngine[]; close: () => Promise<void> }> => {
  const given = process.env.MEILISEARCH_URL
  const fake = given ? undefined : await startFakeMeilisearch()
  const options = fake ?? { url: given ?? '', key: process.env.MEILISEARCH_KEY }
  process.stdout.write(
    `Meilisearch: ${fake ? 'a server of the tests, after its documentation' : `the real one at ${options.url}`}`,
  )
  const meilisearch = createMeilisearchEngine({
    ...options,
    searchTimeoutMs: PATIENT_MS,
    indexUid: `test_${randomUUID()}`,
  })
  return { engines: [createPostgresEngine(), meilisearch], close: async () => fake?.leave() }
}
