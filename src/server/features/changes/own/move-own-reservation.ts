import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { moveOwnReservation } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { cancellationSteps } from '@/domain/changes/cancellation'
import { freeMove } from '@/domain/changes/own-changes'
import { nextReservationStatus } from '@/domain/reservations/reservation-status'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { refuseOtherTravelers } from '@/server/features/travelers/refuse-other-travelers'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { changeOwn } from './change-own'
import { tripHasBegun } from './changeable'
import { moveToDeparture } from './move-to-departure'

type Body = OutputOf<(typeof moveOwnReservation)['body']>

/** Moves one's own reservation to the date that was chosen, for what was shown; 409 when it is another deal by now, or fees have begun. */
export const moveOwnReservationTo = ({
  userId,
  id,
  body,
  req,
}: {
  userId: number
  id: number
  body: Body
  req: PayloadRequest
}): Promise<ReservationDetail> =>
  changeOwn({ req, userId, id }, async () => {
    const transaction = await transactionOf(req)
    const { departure_id: departureId } = body
    const reservation = await lockReservation({ transaction, id, ownerId: userId, otherDepartureId: departureId })
    const next = nextReservationStatus({ status: reservation.status, action: 'move' })
    if (!next.ok) throw new HttpError({ status: 409, message: next.message })
    if (reservation.today >= reservation.departureStart) throw tripHasBegun()
    refuseOtherDeparture({ shown: body.from_departure_id, departureId: reservation.departureId })
    refuseOtherTravelers({ shown: body.travelers_count, travelers: reservation.travelers })
    const { isOpen } = freeMove({ steps: cancellationSteps(reservation), today: reservation.today })
    if (!isOpen) throw feesHaveBegun()
    await moveToDeparture({
      req,
      transaction,
      reservation,
      departureId,
      authorId: userId,
      agreesTo: (totalCents) => refuseOtherTotal({ total: body.total, totalCents }),
    })
  })

const refuseOtherDeparture = ({ shown, departureId }: { shown: number; departureId: number }): void => {
  if (shown === departureId) return
  throw new HttpError({
    status: 409,
    message: 'Cette réservation a déjà changé de date\u00a0: relis-la avant de continuer.',
    body: { reason: 'departure', departure_id: departureId },
  })
}

const feesHaveBegun = (): HttpError =>
  new HttpError({
    status: 409,
    message: 'Le changement de date sans frais est terminé\u00a0: appelle-nous, on regarde ensemble.',
    body: { reason: 'desk' },
  })

const refuseOtherTotal = ({ total, totalCents }: { total: number; totalCents: number }): void => {
  if (Math.round(total * 100) === totalCents) return
  throw new HttpError({
    status: 409,
    message: 'Le prix de cette date a changé\u00a0: relis-le avant de confirmer.',
    body: { reason: 'price', total: totalCents / 100 },
  })
}
