import type { PayloadRequest } from 'payload'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { readOwnReservation } from '@/server/features/reservations/read-own-reservation'
import { LIMITS } from '@/server/features/seats/limits'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import type { Changer } from './changer'

/** Runs a change of one's own reservation in one transaction, and answers the reservation as it is then; 429 after too many changes. */
export const changeOwn = async (
  { req, userId, id }: { req: PayloadRequest; userId: number; id: number },
  change: (by: Changer) => Promise<void>,
): Promise<ReservationDetail> => {
  await countCall({ limit: LIMITS.reservationByUser, key: String(userId) })
  return withTransaction(req, async () => {
    await change({ userId, byAgency: false })
    return readOwnReservation({ req, userId, id })
  })
}
