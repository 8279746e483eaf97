import { env } from '@/env'
import { answerDocument } from '@/server/compose/pages/answer-document'
import { buildBookingIcs } from '@/server/features/documents/build-booking-ics'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ reservation: string }> }

/** One's own trip for a calendar. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  answerDocument({
    request,
    id: (await params).reservation,
    build: ({ reservation }) =>
      Promise.resolve({
        content: buildBookingIcs({ reservation, siteUrl: env().SITE_URL, sequence: reservation.history.length }),
        type: 'text/calendar; charset=utf-8',
        fileName: `reservation-${reservation.number}.ics`,
      }),
  })
