import { loadCarbonLines } from '@/server/compose/pages/load-carbon-lines'
import { errorResponse, HttpError, MESSAGES, notFound } from '@/server/platform/http/errors'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ slug: string }> }

/** What a trip emits from a town, line by line, as a file for a spreadsheet: from Paris where none is told, 422 for one that does not exist. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const asked = new URL(request.url).searchParams
  // `depuis` is in the addresses of files that were saved before.
  const code = asked.get('from') ?? asked.get('depuis') ?? undefined
  try {
    const file = await loadCarbonLines({ slug: (await params).slug, code })
    if (!file) return errorResponse(notFound(MESSAGES.notFound))
    return new Response(file.content, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file.filename}"`,
        'Cache-Control': 'public, max-age=60',
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    if (error instanceof HttpError) return errorResponse(error)
    throw error
  }
}
