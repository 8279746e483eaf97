import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import type { LegalDocument } from '@/payload-types'

const KEPT = 'Une version publiée ne se modifie plus et ne se supprime plus\u00a0: crées-en une nouvelle.'

/** 403: people accepted that very text. A trigger of the table holds the same against any statement. */
export const refuseToChangePublished: CollectionBeforeChangeHook<LegalDocument> = ({ data, originalDoc }) => {
  if (originalDoc?.status === 'published') throw new APIError(KEPT, 403, null, true)
  return data
}

export const refuseToDeletePublished: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { status } = await req.payload.findByID({
    collection: 'legal-documents',
    id,
    depth: 0,
    select: { status: true },
    req,
  })
  if (status === 'published') throw new APIError(KEPT, 403, null, true)
}
