import { answerDocument } from '@/server/documents/answer-document'
import { buildBookingPdf } from '@/server/documents/build-booking-pdf'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ reservation: string }> }

/** The summary of one's own booking. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  answerDocument({
    request,
    id: (await params).reservation,
    build: async (owned) => ({
      content: new Uint8Array(await buildBookingPdf(owned)),
      type: 'application/pdf',
      fileName: `reservation-${owned.reservation.number}.pdf`,
    }),
  })
