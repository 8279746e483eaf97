import type { Expedition } from '@/contract/expeditions'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { findExpedition } from '@/server/features/catalogue/expeditions/find-expedition'
import { cached } from '@/server/platform/cache/cached'

/** The published expedition of an address, kept; an unknown one is looked up each time, for there is no end to them. */
export const findBySlug = async (slug: string): Promise<Expedition | null> => {
  if (!SLUG_PATTERN.test(slug)) return null
  const load = async () => {
    const found = await findExpedition(slug)
    if (!found) throw new UnknownSlug()
    return found
  }
  // The tags of an expedition carry its number, which the slug alone does not tell.
  return cached({ key: ['expedition-id', slug], tags: ['hits'], load }).catch((error: unknown) => {
    if (error instanceof UnknownSlug) return null
    throw error
  })
}

// What is thrown is not kept.
class UnknownSlug extends Error {}
