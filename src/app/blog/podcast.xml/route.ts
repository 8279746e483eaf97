import { env } from '@/env'
import { loadEpisodes } from '@/server/compose/pages/load-blog'
import { buildPodcastFeed } from '@/server/features/blog/build-feeds'
import { readLegalIdentity } from '@/server/features/legal/read-legal-identity'

export const dynamic = 'force-dynamic'

/** The podcast for the applications that play it. */
export const GET = async (): Promise<Response> => {
  const [episodes, identity] = await Promise.all([loadEpisodes(), readLegalIdentity()])
  const feed = buildPodcastFeed({ episodes, site: env().SITE_URL, email: identity?.email ?? null })
  return new Response(feed, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
