import type { PayloadRequest } from 'payload'
import { endReservation } from '@/server/features/changes/end-reservation'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/** Cancels a reservation for the agency, with its reason and the fee it chose; the customer is told. */
export const cancelByStaff = ({
  req,
  authorId,
  id,
  reason,
  feeCents,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  reason: string
  feeCents: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const reservation = await lockReservation({ transaction, id })
    if (feeCents > reservation.totalCents) {
      throw new HttpError({ status: 422, message: 'Les frais dépassent le total de la réservation.' })
    }
    const event = { kind: 'canceled', authorId, detail: reason } as const
    await endReservation({ transaction, reservation, feeCents, event })
    await enqueueMail({ req, mail: { template: 'canceled_by_agency', reservationId: id } })
    return { id }
  })
