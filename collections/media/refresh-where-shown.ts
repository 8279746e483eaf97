import type { CollectionAfterChangeHook } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'
import { PICTURE_TAGS } from '@/server/features/pictures/picture-tags'
import { enqueueHitRefresh } from '@/server/features/search/cards/enqueue-hit-refresh'

/** A picture that is replaced or described anew reaches the cards, pages and selections that show it. */
export const refreshWhereShown: CollectionAfterChangeHook = async ({ req, doc, operation }) => {
  if (operation !== 'update') return
  await enqueueHitRefresh({ req, scope: 'photo', id: doc.id })
  await revalidateAfterCommit({ req, tags: PICTURE_TAGS })
}
