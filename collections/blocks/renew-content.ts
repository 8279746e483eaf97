import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

/** For what blocks show and has no drafts. Pages themselves are renewed by a trigger of their table. */
export const renewShownContent: CollectionAfterChangeHook = async ({ req, operation }) => {
  if (operation === 'update') await revalidateAfterCommit({ req, tags: ['content'] })
}

export const renewContentOnDelete: CollectionAfterDeleteHook = ({ req }) =>
  revalidateAfterCommit({ req, tags: ['content'] })
