import type { ContentPage } from '@/contract/content'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { findPage } from '@/server/features/content/find-page'
import { listPages } from '@/server/features/content/list-pages'
import { cached } from '@/server/platform/cache/cached'

/** The published page of an address, kept; an unknown one is looked up each time, for there is no end to them. */
export const loadPage = async (slug: string): Promise<ContentPage | null> => {
  if (!SLUG_PATTERN.test(slug)) return null
  const load = async () => {
    const found = await findPage(slug)
    if (!found) throw new UnknownPage()
    return found
  }
  return cached({ key: ['page', slug], tags: ['content', 'hits'], load }).catch((error: unknown) => {
    if (error instanceof UnknownPage) return null
    throw error
  })
}

/** The published pages, for the sitemap. */
export const loadPageList = () => cached({ key: ['pages'], tags: ['content'], load: listPages })

// What is thrown is not kept.
class UnknownPage extends Error {}
