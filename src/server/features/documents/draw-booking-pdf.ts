import type { BookingOfPdf } from './build-booking-pdf'
import { drawPdf } from './draw-pdf'

/** The summary of a booking with its contract; 503 when too many are asked. */
export const drawBookingPdf = ({
  reservation,
  customer,
  registrations,
  contract,
}: BookingOfPdf): Promise<Uint8Array> => {
  const { first_name, last_name, email } = customer
  return drawPdf({ reservation, customer: { first_name, last_name, email }, registrations, contract })
}
