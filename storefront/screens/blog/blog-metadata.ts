import type { Metadata } from 'next'
import type { Article } from '@/contract/articles'
import { SERVER_PATHS } from '@/domain/site/server-paths'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { pageMetadata } from '@/storefront/lib/page-metadata'

const FEEDS = {
  'application/rss+xml': [
    { url: SERVER_PATHS.blogFeed, title: 'Le blog de Lagopède' },
    { url: SERVER_PATHS.podcastFeed, title: 'Quai 4, le podcast de Lagopède' },
  ],
  'application/feed+json': [{ url: SERVER_PATHS.blogJsonFeed, title: 'Le blog de Lagopède' }],
}

type Told = { path: string; title: string; description: string; isHidden?: boolean }

/** What search engines, readers of feeds and shared links say of a list of the blog. */
export const blogMetadata = ({ isHidden = false, ...told }: Told): Metadata => ({
  ...pageMetadata(told),
  ...(isHidden && { robots: { index: false, follow: true } }),
  alternates: { canonical: told.path, types: FEEDS },
})

/** The same of an article, by its own picture. */
export const articleMetadata = ({ slug, seo, published_at, updated_at, author }: Article): Metadata => {
  const metadata = blogMetadata({ path: SITE_PATHS.article(slug), title: seo.title, description: seo.description })
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: published_at,
      modifiedTime: updated_at,
      authors: author ? [author.full_name] : [],
      ...(seo.image && { images: seo.image.replace(/-640\.webp$/, '-1280.webp') }),
    },
  }
}
