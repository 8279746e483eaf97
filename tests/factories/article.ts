import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { Article, Media } from '@/payload-types'
import { toRichText, type TextBlock } from '@lagopede/demo/rich-text'

let made = 0

/** A published article of the news, of yesterday, with a described picture and a signature of its own. */
export const createArticle = async (
  payload: Payload,
  overrides: Partial<RequiredDataFromCollectionSlug<'articles'>> = {},
): Promise<Article> => {
  const mark = String(++made).padStart(4, '0')
  const cover = (await payload.db.create({
    collection: 'media',
    data: {
      alt: `Image ${mark}`,
      filename: `article-${mark}.webp`,
      url: `/api/media/file/article-${mark}.webp`,
    },
  })) as Media
  const author = await payload.create({ collection: 'authors', data: { full_name: `Signature ${mark}` } })
  return payload.create({
    collection: 'articles',
    data: {
      title: `Article ${mark}`,
      slug: `article-${mark}`,
      category: 'actus',
      lead: `Chapô ${mark}.`,
      cover: cover.id,
      author: author.id,
      published_at: new Date(Date.now() - 86_400_000).toISOString(),
      blocks: [textBlock([{ heading: 'Le départ', level: 2 }, 'Un paragraphe.'])],
      _status: 'published',
      ...overrides,
    },
  })
}

/** A block of text, as its form keeps it. */
export const textBlock = (text: TextBlock[]) => ({
  blockType: 'text' as const,
  look: 'plain' as const,
  body: toRichText(text),
})

/** A block of trips chosen by hand. */
export const tripsBlock = (expeditions: number[]) => ({
  blockType: 'trips' as const,
  title: 'Partir',
  source: 'hand' as const,
  sort: 'featured' as const,
  limit: 3,
  expeditions,
})
