import { env } from '@/env'
import { buildSecurityText } from '@/server/compose/seo/build-security-text'

// The address and the date are those of the server, known when it runs.
export const dynamic = 'force-dynamic'

export const GET = () => {
  const { SITE_URL, MAIL_FROM } = env()
  return new Response(buildSecurityText({ siteUrl: SITE_URL, mailFrom: MAIL_FROM, now: new Date() }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
