import { answerDocument } from '@/server/compose/pages/answer-document'
import { drawBookingPdf } from '@/server/features/documents/draw-booking-pdf'
import { readContract } from '@/server/features/documents/read-contract'
import { readRegistrations } from '@/server/features/legal/read-registrations'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ reservation: string }> }

/** The summary of one's own booking, with its contract. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  answerDocument({
    request,
    id: (await params).reservation,
    build: async (owned) => {
      const [registrations, contract] = await Promise.all([
        readRegistrations(),
        readContract(owned.reservation.reservation_id),
      ])
      return {
        content: new Uint8Array(await drawBookingPdf({ ...owned, registrations, contract })),
        type: 'application/pdf',
        fileName: `reservation-${owned.reservation.number}.pdf`,
      }
    },
  })
