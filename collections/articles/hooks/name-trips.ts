import type { CollectionBeforeChangeHook } from 'payload'
import { tripsNamed } from '@/domain/content/block-contents'
import type { Article } from '@/payload-types'

/** Keeps which trips the blocks name beside it, so that articles that share one find each other. */
export const nameTrips: CollectionBeforeChangeHook<Article> = async ({ data, req }) => {
  if (data.blocks === undefined) return data
  const named = tripsNamed(data.blocks)
  if (named.length === 0) return { ...data, named_expeditions: [] }
  // A trip that is gone is named by nobody: its number would be refused.
  const { docs } = await req.payload.find({
    collection: 'expeditions',
    where: { id: { in: named } },
    depth: 0,
    limit: named.length,
    pagination: false,
    select: {},
    req,
  })
  const there = new Set(docs.map(({ id }) => id))
  return { ...data, named_expeditions: named.filter((id) => there.has(id)) }
}
