import type { PayloadRequest } from 'payload'
import { addJob } from '@/server/platform/jobs/add-job'

/** What a change touches: one expedition, those that name a document, or all. */
export type HitScope = 'all' | 'expedition' | 'guide' | 'countries' | 'activities' | 'accommodation_types' | 'photo'

/** Has the cards within `scope` built anew once the caller's transaction commits. */
export const enqueueHitRefresh = ({
  req,
  scope,
  id,
}: {
  req: PayloadRequest
  scope: HitScope
  id?: number
}): Promise<void> =>
  addJob({ req, task: 'refresh_expedition_hits', payload: { scope, id }, key: `hits:${scope}:${String(id ?? '')}` })
