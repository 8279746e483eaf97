import type { ReservationDetail } from '@/contract/reservation-detail'
import { buildBookingIcs } from '@/server/features/documents/build-booking-ics'
import { buildBookingPdf } from '@/server/features/documents/build-booking-pdf'
import type { ContractFacts } from '@/server/features/documents/read-contract'
import type { ComposedMail } from '@/server/platform/email/mail'

/** The contract of a reservation and the trip for a calendar, as files of a message. */
export const bookingAttachments = async ({
  reservation,
  customer,
  registrations,
  contract,
  siteUrl,
}: {
  reservation: ReservationDetail
  customer: { first_name: string | null; last_name: string | null; email: string }
  registrations: string[]
  contract: ContractFacts
  siteUrl: string
}): Promise<NonNullable<ComposedMail['attachments']>> => [
  {
    filename: `${reservation.number}.pdf`,
    content: await buildBookingPdf({ reservation, customer, registrations, contract }),
    contentType: 'application/pdf',
  },
  {
    filename: `${reservation.number}.ics`,
    content: buildBookingIcs({ reservation, siteUrl, sequence: reservation.history.length }),
    contentType: 'text/calendar; charset=utf-8',
  },
]
