import { HttpError } from '@/server/platform/http/errors'
import { buildBookingPdf } from './build-booking-pdf'
import type { BookingOfPdf } from './build-booking-pdf'
import { pdfDrawer } from './pdf-drawer'

const BUSY = 'Trop de documents sont demandés en ce moment. Réessaie dans un instant.'

/** The summary of a booking, away from the event loop where the server has a thread for it; 503 when too many are asked. */
export const drawBookingPdf = async ({
  reservation,
  customer,
  registrations,
  contract,
}: BookingOfPdf): Promise<Uint8Array> => {
  const { first_name, last_name, email } = customer
  const booking = { reservation, customer: { first_name, last_name, email }, registrations, contract }
  const { draw } = pdfDrawer()
  if (!draw) return new Uint8Array(await buildBookingPdf(booking))
  const outcome = await draw(booking)
  if (outcome.ok) return outcome.result
  throw new HttpError({ status: 503, message: BUSY, headers: { 'Retry-After': '10' } })
}
