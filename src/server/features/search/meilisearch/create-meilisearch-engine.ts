import { Meilisearch } from 'meilisearch'
import type { Hit } from '@/contract/hit'
import { HITS_PER_PAGE } from '@/contract/search'
import { type SearchQuery } from '@/contract/search-query'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { query } from '@/server/platform/db/pool'
import { hashDocument } from '../hash-document'
import { isPlaced, placedCards } from '../postgres/placed-cards'
import { binder } from '../postgres/binder'
import type { Refusal, SearchDocument } from '../search-document'
import type { FoundHits, SearchEngine } from '../search-engine'
import { searchWords } from '../search-words'
import { indexSettings } from './index-settings'
import { presentResult } from './present-result'
import { searchQueries } from './search-queries'
import { nearestOf, wordQueries } from './search-word-by-word'
import { type Indexed, toIndexed } from './to-indexed'
import { EngineRefusal, waitForTask } from './wait-for-task'

const WRITE_TIMEOUT_MS = 15_000
const PAGE = 2000

type Options = { url: string; key?: string; searchTimeoutMs?: number; indexUid?: string }

/** Meilisearch at `url`. Every change waits for its task: what fails there is seen here. */
export const createMeilisearchEngine = ({
  url,
  key,
  searchTimeoutMs = 300,
  indexUid = 'expeditions',
}: Options): SearchEngine => {
  const nextUid = `${indexUid}_next`
  const client = new Meilisearch({ host: url, apiKey: key, timeout: WRITE_TIMEOUT_MS })
  const index = client.index<Indexed>(indexUid)

  const exists = async (uid: string): Promise<boolean> => {
    const { results } = await client.getRawIndexes({ limit: 1000 })
    return results.some((known) => known.uid === uid)
  }
  const create = async (uid: string): Promise<void> => {
    await waitForTask(client.createIndex(uid, { primaryKey: 'id' }))
    await waitForTask(client.index(uid).updateSettings(indexSettings(await readSynonyms())))
  }
  const add = async (uid: string, documents: SearchDocument[]): Promise<Refusal[]> => {
    if (documents.length === 0) return []
    try {
      await waitForTask(client.index<Indexed>(uid).addDocuments(documents.map(toIndexed)))
      return []
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error
      const [only] = documents
      if (only && documents.length === 1) return [{ id: only.hit.id, reason: error.message }]
      // One bad document has the engine refuse its whole batch: halving finds it.
      const middle = Math.ceil(documents.length / 2)
      const halves = [documents.slice(0, middle), documents.slice(middle)]
      return (await Promise.all(halves.map((half) => add(uid, half)))).flat()
    }
  }

  return {
    name: 'meilisearch',
    configure: async () => {
      if (!(await exists(indexUid))) return create(indexUid)
      await waitForTask(index.updateSettings(indexSettings(await readSynonyms())))
    },
    upsert: (documents) => add(indexUid, documents),
    remove: async (ids) => {
      if (ids.length > 0) await waitForTask(index.deleteDocuments(ids))
    },
    replaceAll: async (batches) => {
      // A run that died left it half filled.
      if (await exists(nextUid)) await waitForTask(client.deleteIndex(nextUid))
      await create(nextUid)
      const refused: Refusal[] = []
      let waiting: Promise<Refusal[]> = Promise.resolve([])
      for await (const documents of batches) {
        const earlier = waiting
        // The next batch is read while the engine takes this one.
        waiting = add(nextUid, documents)
        waiting.catch(() => undefined)
        refused.push(...(await earlier))
      }
      refused.push(...(await waiting))
      if (!(await exists(indexUid))) await create(indexUid)
      await waitForTask(client.swapIndexes([{ indexes: [indexUid, nextUid], rename: false }]))
      await waitForTask(client.deleteIndex(nextUid))
      return refused
    },
    search: async (search: SearchQuery, pages = 1): Promise<FoundHits> => {
      const ids = await findPlaced(search)
      const today = calendarDayInParis(new Date())
      const signal = AbortSignal.timeout(searchTimeoutMs)
      const ask = async (asked: SearchQuery, among: number[] | null): Promise<FoundHits> => {
        const queries = searchQueries({ search: asked, indexUid, today, ids: among, pages })
        const { results } = await client.multiSearch<{ queries: typeof queries }, Hit>({ queries }, { signal })
        return presentResult({ search: asked, results, perPage: HITS_PER_PAGE })
      }
      const found = await ask(search, ids)
      const words = searchWords(search.q)
      if (found.total > 0 || words.length < 2) return found
      const queries = wordQueries({ words, indexUid })
      const { results } = await client.multiSearch<{ queries: typeof queries }, { id: number }>({ queries }, { signal })
      const nearest = nearestOf(results.map(({ hits }) => hits.map(({ id }) => id)))
      if (nearest.length === 0) return found
      const loosened = await ask({ ...search, q: undefined }, ids ? nearest.filter((id) => ids.includes(id)) : nearest)
      return { ...loosened, is_loosened: loosened.total > 0 }
    },
    health: async () => {
      await client.health()
      const documents = (await exists(indexUid)) ? (await index.getStats()).numberOfDocuments : 0
      return { documents }
    },
    hashes: async () => {
      const hashes = new Map<number, string>()
      if (!(await exists(indexUid))) return hashes
      for (let offset = 0; ; offset += PAGE) {
        const { results, total } = await index.getDocuments({ offset, limit: PAGE })
        for (const document of results) hashes.set(document.id, hashDocument(document))
        if (offset + PAGE >= total) return hashes
      }
    },
    hashOf: (document) => hashDocument(toIndexed(document)),
  }
}

/** The expeditions that a search keeps to by a selection or a part of the map, null when it keeps to none. */
const findPlaced = async (search: SearchQuery): Promise<number[] | null> => {
  if (!isPlaced(search)) return null
  const { values, bind } = binder()
  const rows = await query<{ id: number }>(placedCards({ search, bind }), values)
  return rows.map(({ id }) => id)
}

/** The editors' groups of words that the search holds for equal. */
const readSynonyms = async (): Promise<string[][]> => {
  const rows = await query<{ terms: string[] }>(
    `select array_agg(lower(text) order by _order) as terms from search_synonyms_terms group by _parent_id`,
  )
  return rows.map(({ terms }) => terms)
}
