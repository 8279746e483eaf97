import type { ContentPage } from '@/contract/content'
import { SLUG_PATTERN } from '@/domain/slug'
import { factorBlocks } from '@/server/features/carbon/factor-blocks'
import { findPage } from '@/server/features/content/find-page'
import { listPages } from '@/server/features/content/list-pages'
import { cached } from '@/server/platform/cache/cached'

/** The published page of an address, kept; an unknown one is looked up each time, for there is no end to them. */
export const loadPage = async (slug: string): Promise<ContentPage | null> => {
  if (!SLUG_PATTERN.test(slug)) return null
  const load = async () => {
    const found = await findPage(slug)
    if (!found) throw new UnknownPage()
    return found.slug === METHOD_PAGE ? withFactors(found) : found
  }
  return cached({ key: ['page', slug], tags: ['content', 'hits'], load }).catch((error: unknown) => {
    if (error instanceof UnknownPage) return null
    throw error
  })
}

/** Where the method of carbon is told, in words that the agency edits. */
const METHOD_PAGE = 'bilan-carbone'

/** The method's page with the factors as their rows say them: nobody types them a second time. */
const withFactors = async (page: ContentPage): Promise<ContentPage> => {
  const blocks = await factorBlocks()
  const headings = blocks.flatMap((block) => ('title' in block ? [{ id: block.id, text: block.title }] : []))
  return {
    ...page,
    blocks: [...page.blocks, ...blocks],
    contents: page.contents.length > 0 ? [...page.contents, ...headings] : [],
  }
}

/** The published pages, for the sitemap. */
export const loadPageList = () => cached({ key: ['pages'], tags: ['content'], load: listPages })

// What is thrown is not kept.
class UnknownPage extends Error {}
