import { loadLinkCard } from '@/server/compose/seo/load-link-card'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ slug: string }> }

/** The picture that goes with a shared link to an expedition. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const card = await loadLinkCard((await params).slug)
  if (!card) return errorResponse(notFound(MESSAGES.notFound))
  return new Response(card, { headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' } })
}
