import { env } from '@/env'
import { loadArticleList } from '@/server/compose/pages/load-blog'
import { buildRssFeed } from '@/server/features/blog/build-feeds'

export const dynamic = 'force-dynamic'

/** The blog for readers of feeds. */
export const GET = async (): Promise<Response> =>
  new Response(buildRssFeed({ articles: await loadArticleList(), site: env().SITE_URL }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
