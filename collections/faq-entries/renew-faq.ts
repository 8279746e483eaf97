import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { FaqEntry } from '@/payload-types'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

/** A draft is on no page. */
export const renewFaq: CollectionAfterChangeHook<FaqEntry> = async ({ req, doc, previousDoc }) => {
  const isShown = doc._status === 'published'
  const wasShown = (previousDoc as FaqEntry | undefined)?._status === 'published'
  if (isShown || wasShown) await revalidateAfterCommit({ req, tags: ['faq'] })
}

export const renewFaqOnDelete: CollectionAfterDeleteHook = ({ req }) => revalidateAfterCommit({ req, tags: ['faq'] })
