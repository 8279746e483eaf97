import type { ContentPage, ContentPicture } from '@/contract/content'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { relationId } from '@/domain/text/relation-id'
import { readBlockSources, type BlockSources } from './block-sources'
import { presentBlocks } from './present-blocks'
import type { StoredBlock } from './stored-block'

/** A page as its table or its draft has it; pictures by number, or whole. */
export type StoredPage = {
  id: number
  slug?: string | null
  title?: string | null
  lead?: string | null
  image?: unknown
  show_contents?: boolean | null
  seo?: { title?: string | null; description?: string | null; image?: unknown } | null
  blocks?: readonly StoredBlock[] | null
  updatedAt: string
}

/** What a page shows, with all that its blocks name as it is now. */
export const presentPage = async (page: StoredPage): Promise<ContentPage> => {
  const stored = page.blocks ?? []
  const sources = await readBlockSources({ blocks: stored, pictures: [page.image, page.seo?.image] })
  const { blocks, headings } = presentBlocks({ blocks: stored, sources })
  return {
    id: page.id,
    slug: page.slug ?? '',
    title: text(page.title),
    lead: text(page.lead),
    picture: pictureIn(sources, page.image),
    updated_at: page.updatedAt,
    seo: presentSeo({ page, sources }),
    blocks,
    contents: page.show_contents ? headings : [],
  }
}

const presentSeo = ({ page, sources }: { page: StoredPage; sources: BlockSources }): ContentPage['seo'] => {
  const { title, description, image } = page.seo ?? {}
  return {
    title: text(title) || text(page.title),
    description: text(description) || text(page.lead),
    image: (pictureIn(sources, image) ?? pictureIn(sources, page.image))?.url ?? null,
  }
}

const pictureIn = ({ pictures }: BlockSources, value: unknown): ContentPicture | null =>
  pictures.get(relationId(value) ?? 0) ?? null

const text = (value: string | null | undefined): string => frenchSpaces((value ?? '').trim())
