import type { Metadata } from 'next'
import type { ContentPage } from '@/contract/content'
import { SITE_PATHS } from '@/domain/site/site-paths'

/** Title, description, canonical address and link preview of a page made of blocks. */
export const buildPageMetadata = ({ slug, seo }: ContentPage): Metadata => {
  const path = SITE_PATHS.page(slug)
  const { title, description } = seo
  return {
    title,
    ...(description && { description }),
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: 'Lagopède',
      locale: 'fr_FR',
      url: path,
      title,
      ...(description && { description }),
      images: seo.image ?? '/brand/open-graph.jpg',
    },
    twitter: { card: 'summary_large_image' },
  }
}
