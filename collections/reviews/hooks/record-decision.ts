import type { CollectionAfterChangeHook } from 'payload'
import type { Review } from '@/payload-types'
import { recordModeration } from '../../moderation-events/record-moderation'

const WRITTEN = ['text', 'rate', 'first_name', 'guide_rate', 'level_rate', 'organisation_rate'] as const

/** Keeps who published, rejected, edited or answered a review. */
export const recordDecision: CollectionAfterChangeHook<Review> = async ({
  req,
  doc,
  previousDoc,
  operation,
  context,
}) => {
  const before = operation === 'update' ? previousDoc : null
  const record = (action: 'published' | 'rejected' | 'edited' | 'replied', reason?: string | null) =>
    recordModeration({ req, review: doc.id, action, reason })

  if (doc.status !== before?.status) {
    if (doc.status === 'rejected') await record('rejected', doc.moderation_reason)
    if (doc.status === 'published') {
      await record('published', (context['acceptedBecause'] as string | null | undefined) ?? doc.moderation_reason)
    }
  }
  if (before && WRITTEN.some((field) => doc[field] !== before[field])) await record('edited')
  if (doc.reply && doc.reply !== before?.reply) await record('replied')
}
