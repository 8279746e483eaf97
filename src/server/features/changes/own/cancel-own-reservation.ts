import type { PayloadRequest } from 'payload'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { cancellationFee } from '@/domain/changes/cancellation'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { changeOwn } from './change-own'
import { refuseAsked, refuseOtherFee, tripHasBegun } from './changeable'
import { endReservation } from '../end-reservation'

/** Cancels one's own reservation for the fee that was shown; 409 when it costs something else by now, or has begun. */
export const cancelOwnReservation = ({
  userId,
  id,
  fee,
  req,
}: {
  userId: number
  id: number
  fee: number
  req: PayloadRequest
}): Promise<ReservationDetail> =>
  changeOwn({ req, userId, id }, async () => {
    const transaction = await transactionOf(req)
    const reservation = await lockReservation({ transaction, id, ownerId: userId })
    if (reservation.today >= reservation.departureStart) throw tripHasBegun()
    await refuseAsked({ transaction, id })
    const { feeCents } = cancellationFee(reservation)
    if (reservation.status !== 'canceled') refuseOtherFee({ fee, feeCents })
    await endReservation({ transaction, reservation, feeCents, event: { kind: 'canceled', authorId: userId } })
    await enqueueMail({ req, mail: { template: 'canceled_by_customer', reservationId: id } })
  })
