import { answerDocument } from '@/server/compose/pages/answer-document'
import { drawAuthorisation } from '@/server/features/documents/draw-authorisation'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ reservation: string }> }

/** What who entrusts children prints and signs. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  answerDocument({
    request,
    id: (await params).reservation,
    build: async ({ reservation }) => ({
      content: new Uint8Array(await drawAuthorisation(reservation)),
      type: 'application/pdf',
      fileName: `autorisation-${reservation.number}.pdf`,
    }),
  })
