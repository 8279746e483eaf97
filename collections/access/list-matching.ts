import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** The documents that a query finds as they stand, whatever their drafts say. */
export const listMatching = async ({
  slug,
  where,
  req,
}: {
  slug: string
  where: Where | undefined
  req: PayloadRequest
}): Promise<number[]> => {
  if (!where) return []
  // A hook is given its own collection's name, which the type calls a text.
  const { docs } = await req.payload.db.find({
    collection: slug as CollectionSlug,
    where,
    pagination: false,
    limit: 0,
    req,
  })
  return docs.map(({ id }) => Number(id))
}
