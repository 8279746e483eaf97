import type { PayloadRequest } from 'payload'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from '../limits'
import type { Changer } from './changer'
import { readOwnReservation } from './read-own-reservation'

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
