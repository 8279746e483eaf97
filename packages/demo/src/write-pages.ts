import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { query } from '@/server/platform/db/pool'
import type { DemoBlock, DemoPage } from './pages/demo-page'
import { DEMO_PAGES } from './pages/demo-pages'
import { spacedTexts, toRichText } from './rich-text'

type PageData = RequiredDataFromCollectionSlug<'pages'>
type Found = { pictures: Map<string, number>; trips: Map<string, number> }

/** Publishes the pages of the demo whose address nobody has taken. */
export const writePages = async ({ payload }: { payload: Payload }): Promise<void> => {
  const found = { pictures: await numbersOf('media', 'filename'), trips: await numbersOf('expeditions', 'slug') }
  const { docs } = await payload.find({ collection: 'pages', draft: true, pagination: false, select: { slug: true } })
  const taken = new Set(docs.map(({ slug }) => slug))
  for (const page of DEMO_PAGES) {
    if (!taken.has(page.slug)) await payload.create({ collection: 'pages', data: toData(page, found) })
  }
}

/** Has the page of the carbon method say the method of now, where nobody edited it since it was written. */
export const rewriteMethodPage = async ({ payload }: { payload: Payload }): Promise<void> => {
  const found = { pictures: await numbersOf('media', 'filename'), trips: await numbersOf('expeditions', 'slug') }
  const page = DEMO_PAGES.find(({ slug }) => slug === 'bilan-carbone')
  const [kept] = await query<{ id: number }>(
    `select p.id from pages p where p.slug = 'bilan-carbone' and (select count(*) from _pages_v v where v.parent_id = p.id) = 1`,
  )
  if (page && kept) await payload.update({ collection: 'pages', id: kept.id, data: toData(page, found) })
}

const numbersOf = async (table: 'media' | 'expeditions', name: 'filename' | 'slug'): Promise<Map<string, number>> => {
  const rows = await query<{ id: number; name: string }>(`select id, ${name} as name from ${table}`)
  return new Map(rows.map((row) => [row.name, row.id]))
}

const toData = ({ slug, title, lead, picture, contents, description, blocks }: DemoPage, found: Found): PageData => ({
  slug,
  title,
  lead,
  image: pictureOf(picture, found),
  show_contents: contents ?? false,
  seo: { description },
  blocks: blocks.map((block) => toBlock(block, found)),
  _status: 'published',
})

const pictureOf = (name: string | undefined, { pictures }: Found): number | null =>
  pictures.get(`${name ?? ''}.webp`) ?? null

const toBlock = (block: DemoBlock, found: Found): PageData['blocks'][number] => {
  switch (block.blockType) {
    case 'text':
      return { blockType: 'text', look: block.look ?? 'plain', body: toRichText(spacedTexts(block.words)) }
    case 'steps':
      return {
        ...block,
        image: pictureOf(block.image, found),
        items: block.items.map((item) => ({ ...item, image: pictureOf(item.image, found) })),
      }
    case 'trips': {
      const { slugs = [], ...rest } = block
      const expeditions = slugs.flatMap((slug) => found.trips.get(slug) ?? [])
      return { sort: 'featured', limit: 3, ...rest, expeditions }
    }
    default:
      return block
  }
}
