import { MeilisearchApiError } from 'meilisearch'
import type { Hit, HitCarbon } from '@/contract/hit'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import type { Door } from '@/domain/carbon/door'
import { doorFactors, doorFigures, figureJson } from '@/server/features/carbon/door-figures'
import { askedDoor } from '@/server/features/carbon/read-door'
import { queryOne, query } from '@/server/platform/db/pool'
import { createLogger } from '@/server/platform/log/create-logger'
import { isByDoor } from './door-search'
import { withMatchingDepartures } from './matching-departures'
import { otherEngine } from './other-engine'
import { binder } from './postgres/binder'
import { searchWithPostgres } from './postgres/search-with-postgres'
import type { EngineName, FoundHits } from './search-engine'

/** An engine that failed is left alone so long: the next visitors don't wait for it in turn. */
const PAUSE_MS = 3_000
/** Changes older than that are missing from the other engine: it has come back and is catching up. */
const LATE = '5 seconds'

type State = { pausedUntil: number; isTrusted: boolean }

// One state a process, kept across the reloads of development.
const shared = globalThis as typeof globalThis & { lagopedeSearch?: State }
const state = (): State => (shared.lagopedeSearch ??= { pausedUntil: 0, isTrusted: false })

type Answer<Found = SearchResult> = { result: Found; engine: EngineName }

/**
 * Searches with the engine configured, and with PostgreSQL when it is down, slow or behind. Where dates or travelers are
 * asked, a card shows the departures that match.
 */
export const searchWithFallback = async (search: SearchQuery, pages = 1): Promise<Answer> => {
  const { result, engine } = await answerTo(search, pages)
  const { code, name, lat, lon } = await askedDoor(search.from)
  const hits = await withMatchingDepartures({ search, hits: result.hits })
  const from = { code, name, is_default: code !== search.from }
  return { result: { ...result, hits, from, leaving_at: { longitude: lon, latitude: lat } }, engine }
}

const answerTo = async (search: SearchQuery, pages: number): Promise<Answer<FoundHits>> => {
  const other = otherEngine()
  // What depends on a door is PostgreSQL's to find and to order (docs/adr/0028).
  if (other && !isByDoor(search) && (await mayAsk())) {
    try {
      const result = await other.search(search, pages)
      return { result: await fromDoor(search, result), engine: other.name }
    } catch (error) {
      leaveAlone(error)
    }
  }
  return { result: await searchWithPostgres(search, pages), engine: 'postgres' }
}

const fromDoor = async (search: SearchQuery, result: FoundHits): Promise<FoundHits> =>
  search.from === undefined
    ? result
    : { ...result, hits: await countFromDoor({ door: await askedDoor(search.from), hits: result.hits }) }

export type SearchState = EngineName | 'fallback'

/** Which engine this process answers with; `fallback` while the one configured is away. */
export const searchState = (): SearchState => {
  const other = otherEngine()
  if (!other) return 'postgres'
  return state().pausedUntil > 0 ? 'fallback' : other.name
}

const mayAsk = async (): Promise<boolean> => {
  const now = state()
  if (Date.now() < now.pausedUntil) return false
  if (now.isTrusted) return true
  const row = await queryOne<{ is_late: boolean }>(
    `select exists (select 1 from search_backlog where set_aside_at is null and since < now() - interval '${LATE}') as is_late`,
    [],
    'search-backlog-late',
  )
  if (row?.is_late) now.pausedUntil = Date.now() + PAUSE_MS / 3
  else Object.assign(now, { isTrusted: true, pausedUntil: 0 })
  return now.isTrusted
}

const leaveAlone = (error: unknown): void => {
  const log = createLogger({ name: 'search' })
  // A query that it cannot read says nothing of its health.
  if (error instanceof MeilisearchApiError && error.response.status === 400) {
    log.error({ err: error }, 'the engine could not read a search')
    return
  }
  log.warn({ err: error }, 'the engine is away: PostgreSQL answers')
  Object.assign(state(), { isTrusted: false, pausedUntil: Date.now() + PAUSE_MS })
}

/** Cards with their figures from a door, for those that another engine found. */
const countFromDoor = async ({ door, hits }: { door: Door; hits: Hit[] }): Promise<Hit[]> => {
  if (hits.length === 0) return hits
  const { values, bind } = binder()
  const ids = hits.map(({ id }) => id)
  const rows = await query<{ id: number; carbon: HitCarbon }>(
    /* sql */ `
    with ${doorFactors({ door, put: bind })}, ${doorFigures({ door, put: bind, among: bind(ids, 'int[]') })}
    select f.id, ${figureJson(bind(door.name, 'text'))} as carbon from door_figures f`,
    values,
  )
  const figures = new Map(rows.map(({ id, carbon }) => [id, carbon]))
  return hits.map((hit) => ({ ...hit, carbon: figures.get(hit.id) ?? null }))
}
