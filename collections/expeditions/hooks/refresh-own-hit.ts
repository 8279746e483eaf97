import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'
import { enqueueHitRefresh } from '@/server/features/search/cards/enqueue-hit-refresh'

/** A published change reaches the card and the page; an autosaved draft reaches neither. */
export const refreshOwnHit: CollectionAfterChangeHook = async ({ req, doc, previousDoc }) => {
  const touchesTheSite = doc._status === 'published' || previousDoc?._status === 'published'
  if (!touchesTheSite) return
  await enqueueHitRefresh({ req, scope: 'expedition', id: doc.id })
  await revalidateAfterCommit({ req, tags: [`expedition:${doc.id}`] })
}

export const refreshOwnHitOnDelete: CollectionAfterDeleteHook = async ({ req, id }) => {
  await enqueueHitRefresh({ req, scope: 'expedition', id: Number(id) })
  await revalidateAfterCommit({ req, tags: [`expedition:${Number(id)}`] })
}
