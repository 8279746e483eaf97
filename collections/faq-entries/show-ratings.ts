import type { CollectionAfterReadHook } from 'payload'
import { readFaqRatings } from '@/server/features/faq/feedback'

/** What visitors said of the answer; kept beside the entry, so that saving it rewrites no count. */
export const showRatings: CollectionAfterReadHook = async ({ doc }) => {
  if (typeof doc.id !== 'number') return doc
  const { yes, no } = await readFaqRatings(doc.id)
  return { ...doc, ratings: `${String(yes)} oui, ${String(no)} non` }
}
