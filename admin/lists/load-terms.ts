import { cache } from 'react'
import type { Payload } from 'payload'
import { relationId } from '@/domain/text/relation-id'

type Terms = {
  /** What an expedition asks for, in cents, and the number of who leads it. */
  expeditions: Map<number, { priceCents: number | null; guide: number | null }>
  /** The name of each guide. */
  guides: Map<number, string>
}

/**
 * What departures take from their expedition, read once for a whole list. An expedition that is not on sale has what
 * its latest draft says, for its own row may be empty until it is published.
 */
export const loadTerms = cache(async (payload: Payload): Promise<Terms> => {
  const all = { pagination: false, depth: 0 } as const
  const select = { price_cents: true, guide: true } as const
  const [drafts, published, guides] = await Promise.all([
    payload.find({ ...all, collection: 'expeditions', select, draft: true, where: { _status: { equals: 'draft' } } }),
    payload.find({ ...all, collection: 'expeditions', select, where: { _status: { equals: 'published' } } }),
    payload.find({ ...all, collection: 'guides', select: { full_name: true } }),
  ])
  return {
    expeditions: new Map(
      [...drafts.docs, ...published.docs].map(({ id, price_cents, guide }) => [
        id,
        { priceCents: price_cents, guide: relationId(guide) },
      ]),
    ),
    guides: new Map(guides.docs.map(({ id, full_name }) => [id, full_name])),
  }
})
