import { env } from '@/env'
import { buildGuideIcs, readGuideEvents } from '@/server/features/guides/guide-calendar'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ token: string }> }

/** The departures of a guide, for the calendar that was given the private address. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const events = await readGuideEvents((await params).token.replace(/\.ics$/, ''))
  if (events === null) return errorResponse(notFound(MESSAGES.notFound))
  return new Response(buildGuideIcs({ events, siteUrl: env().SITE_URL }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="mes-departs.ics"',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
