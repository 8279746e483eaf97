import { MESSAGES, errorResponse, notFound } from '../http/errors'
import { loadReservation, type LoadedReservation } from '../pages/load-reservation'

type Owned = Extract<LoadedReservation, { visitor: false }> & {
  reservation: NonNullable<Extract<LoadedReservation, { visitor: false }>['reservation']>
}

type Document = { content: BodyInit; type: string; fileName: string }

/** A document of one's own reservation, by the session's cookie; 404 for a visitor and for somebody else's. */
export const answerDocument = async ({
  request,
  id,
  build,
}: {
  request: Request
  id: string
  build: (owned: Owned) => Promise<Document>
}): Promise<Response> => {
  const loaded = await loadReservation({ id, headers: request.headers })
  if (loaded.visitor || !loaded.reservation) return errorResponse(notFound(MESSAGES.notFound))
  const { content, type, fileName } = await build({ ...loaded, reservation: loaded.reservation })
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
