import * as z from 'zod/mini'
import { HttpError } from '@/server/platform/http/errors'
import { errorResponse } from '@/server/platform/http/errors'
import { refuseForeignOrigin } from '@/server/platform/http/refuse-foreign-origin'
import { SandboxRefusal } from './sandbox-refusal'
import { payByCard, proveIdentity, type PageTurn } from './pay-by-card'

/** What the hosted page sends: the card's name among the test cards, or what was answered in the bank's application. */
const Sent = z.union([z.strictObject({ card: z.string() }), z.strictObject({ confirmed: z.boolean() })])

/** Answers the page of a payment, which anyone who was led to it may use. */
export const answerPageCall = async ({ request, id }: { request: Request; id: string }): Promise<Response> => {
  try {
    refuseForeignOrigin(request.headers)
    const sent = z.safeParse(Sent, await request.json().catch(() => null))
    if (!sent.success) throw new HttpError({ status: 400, message: 'La requête est illisible.' })
    const turn: PageTurn =
      'card' in sent.data
        ? await payByCard({ id, card: sent.data.card })
        : await proveIdentity({ id, isConfirmed: sent.data.confirmed })
    return Response.json(turn, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
  } catch (error) {
    if (error instanceof HttpError) return errorResponse(error)
    if (error instanceof SandboxRefusal) {
      return errorResponse(
        error.status === 404
          ? new HttpError({ status: 404, message: 'Ce paiement n’existe pas.' })
          : new HttpError({ status: 422, message: 'Cette carte n’est pas une carte d’essai.' }),
      )
    }
    throw error
  }
}
