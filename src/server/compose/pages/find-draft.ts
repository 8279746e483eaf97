import { headers } from 'next/headers'
import { getPayload, type CollectionSlug, type TypedCollection } from 'payload'
import config from '@payload-config'

/** The latest draft of a document, for who may edit it; null for anyone else, or when there is none. */
export const findDraft = async <Slug extends CollectionSlug>({
  collection,
  id,
  depth = 0,
}: {
  collection: Slug
  id: number
  depth?: number
}): Promise<TypedCollection[Slug] | null> => {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  if (!user) return null
  return payload.findByID({ collection, id, draft: true, depth, overrideAccess: false, user, disableErrors: true })
}
