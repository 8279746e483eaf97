import type { PayloadRequest } from 'payload'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { HttpError } from '@/server/platform/http/errors'
import { readReservation } from './read-reservation'

/** One's own reservation by its number or that of its cart; 404 when there is none, or it is somebody else's. */
export const readOwnReservation = async (
  key: { req: PayloadRequest; userId: number } & ({ id: number } | { cartId: number }),
): Promise<ReservationDetail> => {
  const reservation = await readReservation(key)
  if (!reservation) throw new HttpError({ status: 404, message: 'Cette réservation n’existe pas.' })
  return reservation
}
