import { answerDocument } from '@/server/compose/pages/answer-document'
import { drawBookingPdf } from '@/server/features/booking/documents/draw-booking-pdf'
import { readRegistrations } from '@/server/features/legal/read-registrations'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ reservation: string }> }

/** The summary of one's own booking. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  answerDocument({
    request,
    id: (await params).reservation,
    build: async (owned) => ({
      content: new Uint8Array(await drawBookingPdf({ ...owned, registrations: await readRegistrations() })),
      type: 'application/pdf',
      fileName: `reservation-${owned.reservation.number}.pdf`,
    }),
  })
