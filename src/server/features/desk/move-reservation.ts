import type { PayloadRequest } from 'payload'
import { moveToDeparture } from '@/server/features/changes/own/move-to-departure'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/** Moves a reservation to another departure of its expedition, by the rules of seats and ages, at that departure's price. */
export const moveReservation = ({
  req,
  authorId,
  id,
  departureId,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  departureId: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const reservation = await lockReservation({ transaction, id, otherDepartureId: departureId })
    await moveToDeparture({ req, transaction, reservation, departureId, authorId, byAgency: true })
    return { id }
  })
