import { MESSAGES, errorResponse, HttpError, notFound } from '@/server/platform/http/errors'
import { countCall, type RateLimit } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { loadReservation, type LoadedReservation } from './load-reservation'

type Owned = Extract<LoadedReservation, { visitor: false }> & {
  reservation: NonNullable<Extract<LoadedReservation, { visitor: false }>['reservation']>
}

type Document = { content: BodyInit; type: string; fileName: string }

/** A document of one's own reservation, by the session's cookie; 404 for a visitor and for somebody else's, 429 or 503 for too many. */
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
  try {
    await refuseTooMany({ email: loaded.customer.email, headers: request.headers })
    return download(await build({ ...loaded, reservation: loaded.reservation }))
  } catch (error) {
    if (error instanceof HttpError) return errorResponse(error)
    throw error
  }
}

const download = ({ content, type, fileName }: Document): Response =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })

const refuseTooMany = async ({ email, headers }: { email: string; headers: Headers }): Promise<void> => {
  await countCall({ limit: LIMITS.documentByUser, key: email })
  await countCall({ limit: LIMITS.documentByClient, key: clientAddressOf(headers) })
}

const MINUTE = 60

/** Documents are drawn at each call: so many for one customer, whatever the device, and for one client. */
const LIMITS = {
  documentByUser: { name: 'document', points: 20, seconds: 10 * MINUTE },
  documentByClient: { name: 'document_client', points: 60, seconds: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>
