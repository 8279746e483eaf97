import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

/** A published change reaches the pages made of blocks; an autosaved draft reaches none. */
export const renewContent: CollectionAfterChangeHook = async ({ req, doc, previousDoc }) => {
  const touchesTheSite = doc._status === 'published' || previousDoc?._status === 'published'
  if (touchesTheSite) await revalidateAfterCommit({ req, tags: ['content'] })
}

export const renewContentOnDelete: CollectionAfterDeleteHook = ({ req }) =>
  revalidateAfterCommit({ req, tags: ['content'] })

/** For what blocks show and has no drafts. */
export const renewShownContent: CollectionAfterChangeHook = async ({ req, operation }) => {
  if (operation === 'update') await revalidateAfterCommit({ req, tags: ['content'] })
}
