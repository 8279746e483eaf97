import { loadRelief } from '@/server/compose/pages/load-relief'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ slug: string }> }

/** The ground that the route of an expedition is drawn on. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const svg = await loadRelief((await params).slug)
  if (svg === null) return errorResponse(notFound(MESSAGES.notFound))
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=900', 'X-Robots-Tag': 'noindex' },
  })
}
