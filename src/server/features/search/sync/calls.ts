import { getReindexRun, reindexSearch } from '@/contract/reindex'
import { implementRoute } from '@/server/platform/http/implement-route'
import { lastReindexRun, startReindex } from './reindex-runs'

/** What the « Réindexer » button calls: how far the last run is, and start. */
export const REINDEX_ENDPOINTS = [
  implementRoute(getReindexRun, async () => ({ run: await lastReindexRun() })),
  implementRoute(reindexSearch, async () => ({ run: await startReindex() })),
]
