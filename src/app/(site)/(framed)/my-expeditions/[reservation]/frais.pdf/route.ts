import { answerDocument } from '@/server/compose/pages/answer-document'
import { drawFeePaper } from '@/server/features/documents/draw-fee-paper'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ reservation: string }> }

/** How the fees of one's own booking are counted. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  answerDocument({
    request,
    id: (await params).reservation,
    build: async ({ reservation }) => {
      const { filename, content } = await drawFeePaper(reservation.reservation_id)
      return { content: new Uint8Array(content), type: 'application/pdf', fileName: filename }
    },
  })
