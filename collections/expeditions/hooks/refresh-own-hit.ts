import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'
import { enqueueHitRefresh } from '@/server/features/search/cards/enqueue-hit-refresh'
import { readStanding, standingBefore } from './tell-change-log'

/**
 * A published change and a withdrawal reach the card and the page; an autosaved draft reaches neither. Payload's `previousDoc` is
 * the latest draft: it cannot tell whether the trip was on the site.
 */
export const refreshOwnHit: CollectionAfterChangeHook = async ({ req, doc }) => {
  const id = Number(doc.id)
  const isWithdrawn = async () =>
    standingBefore({ req, id })['_status'] === 'published' &&
    (await readStanding({ req, id }))['_status'] !== 'published'
  if (doc._status !== 'published' && !(await isWithdrawn())) return
  await enqueueHitRefresh({ req, scope: 'expedition', id: doc.id })
  await revalidateAfterCommit({ req, tags: [`expedition:${doc.id}`] })
}

export const refreshOwnHitOnDelete: CollectionAfterDeleteHook = async ({ req, id }) => {
  await enqueueHitRefresh({ req, scope: 'expedition', id: Number(id) })
  await revalidateAfterCommit({ req, tags: [`expedition:${Number(id)}`] })
}
