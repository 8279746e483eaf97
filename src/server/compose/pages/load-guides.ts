import type { GuidePage } from '@/contract/guides'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { findGuide, listGuides } from '@/server/features/catalogue/guides/find-guide'
import { cached } from '@/server/platform/cache/cached'

/** The guides whom a trip on sale names: what is said of them changes with the cards of their trips. */
export const loadGuides = () => cached({ key: ['guides'], tags: ['hits', 'content'], load: listGuides })

/** The page of one of them, kept; an unknown address is looked for in the list, for there is no end to them. */
export const loadGuide = async (slug: string): Promise<GuidePage | null> => {
  if (!SLUG_PATTERN.test(slug)) return null
  if (!(await loadGuides()).some((guide) => guide.slug === slug)) return null
  return cached({ key: ['guide', slug], tags: ['hits', 'reviews', 'content'], load: () => findGuide(slug) })
}
