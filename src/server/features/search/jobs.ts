import type { WorkerTask } from '@/server/platform/jobs/task'
import type { HitScope } from './cards/enqueue-hit-refresh'
import { refreshExpeditionHits } from './cards/refresh-expedition-hits'
import { refreshHitFamilies } from './cards/refresh-hit-families'
import { refreshStaleHits } from './cards/refresh-stale-hits'
import { reindexSearch } from './sync/reindex-runs'
import { configureSearch, reconcileSearch, syncSearch } from './sync/sync-search'

declare module '@/server/platform/jobs/task' {
  interface TaskPayloads {
    refresh_expedition_hits: { scope: HitScope; id?: number }
    refresh_hit_families: Record<string, never>
    configure_search: Record<string, never>
    reindex_search: { run: number }
  }
}

export const SEARCH_TASKS: WorkerTask[] = [
  { name: 'refresh_expedition_hits', run: refreshExpeditionHits },
  // Just after both hours that can be midnight in Paris: it finds nothing to do at the wrong one.
  { name: 'refresh_stale_hits', run: refreshStaleHits, at: '1 22,23 * * *' },
  { name: 'refresh_hit_families', run: refreshHitFamilies },
  { name: 'sync_search', run: syncSearch },
  { name: 'reconcile_search', run: reconcileSearch, at: '* * * * *' },
  { name: 'configure_search', run: configureSearch },
  { name: 'reindex_search', run: reindexSearch },
]
