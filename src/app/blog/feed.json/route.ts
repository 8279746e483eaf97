import { env } from '@/env'
import { loadArticleList } from '@/server/compose/pages/load-blog'
import { buildJsonFeed } from '@/server/features/blog/build-feeds'

export const dynamic = 'force-dynamic'

/** The blog for readers of JSON Feed. */
export const GET = async (): Promise<Response> =>
  new Response(buildJsonFeed({ articles: await loadArticleList(), site: env().SITE_URL }), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
