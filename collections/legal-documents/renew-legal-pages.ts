import type { CollectionAfterChangeHook } from 'payload'
import type { LegalDocument } from '@/payload-types'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

/** A draft is on no page. */
export const renewLegalPages: CollectionAfterChangeHook<LegalDocument> = async ({ doc, req }) => {
  if (doc.status === 'published') await revalidateAfterCommit({ req, tags: ['legal'] })
}
