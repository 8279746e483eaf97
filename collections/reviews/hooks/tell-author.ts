import type { CollectionAfterChangeHook } from 'payload'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import type { Review } from '@/payload-types'

/** Who wrote a rejected review is told why. */
export const tellAuthor: CollectionAfterChangeHook<Review> = async ({ req, doc, previousDoc, operation }) => {
  if (doc.status !== 'rejected' || (operation === 'update' && previousDoc.status === 'rejected') || !doc.user) return
  await enqueueMail({ req, mail: { template: 'review_rejected', reviewId: doc.id } })
}
