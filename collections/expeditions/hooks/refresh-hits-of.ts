import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { enqueueHitRefresh, type HitScope } from '@/server/features/search/cards/enqueue-hit-refresh'

/** A change of a guide, a country, an activity … reaches the cards of the expeditions that name it. */
export const refreshHitsOf =
  (scope: Exclude<HitScope, 'all' | 'expedition'>): CollectionAfterChangeHook =>
  async ({ req, doc, operation }) => {
    if (operation === 'update') await enqueueHitRefresh({ req, scope, id: doc.id })
  }

// The links to a deleted document are gone by the time the job runs: every card is built anew.
export const refreshAllHits = ({ req }: { req: PayloadRequest }): Promise<void> =>
  enqueueHitRefresh({ req, scope: 'all' })
