import type { PayloadRequest } from 'payload'
import { nextReservationStatus } from '@/domain/reservations/reservation-status'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { recordEvent } from '@/server/features/ledger/record-event'
import { notePromo, promoDetail } from '@/server/features/reservations/discounts/withdraw-promo'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { canceledTraveler } from '@/server/features/reservations/priced-booking'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { giveSeatsBack } from '@/server/features/seats/move-seats'
import { dropTraveler } from '@/server/features/travelers/drop-traveler'
import { refuseOtherTravelers } from '@/server/features/travelers/refuse-other-travelers'
import { transactionOf, sql } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { refuseAsked, refuseOtherFee, tripHasBegun } from './changeable'
import { ownerOf, type Changer } from './changer'

type Leaving = {
  id: number
  position: number
  fee: number
  travelersShown: number
  /** What was shown of the reservation without them, in euros. */
  total: number | undefined
  req: PayloadRequest
}

/**
 * Cancels one traveler of several for the fee that was shown, in the caller's transaction: their seat goes back, their profile is
 * erased, the next ones move up a place. 409 when it costs something else by now, when the travelers are no longer those that were
 * shown, or for the last one; 404 for a place that nobody has.
 */
export const cancelTravelerOf = async ({
  by,
  id,
  position,
  fee,
  travelersShown,
  total,
  req,
}: Leaving & { by: Changer }): Promise<void> => {
  const transaction = await transactionOf(req)
  const reservation = await lockReservation({ transaction, id, ownerId: ownerOf(by) })
  const next = nextReservationStatus({ status: reservation.status, action: 'cancel_traveler' })
  if (!next.ok) throw new HttpError({ status: 409, message: next.message })
  if (reservation.today >= reservation.departureStart) throw tripHasBegun()
  await refuseAsked({ transaction, id })
  refuseOtherTravelers({ shown: travelersShown, travelers: reservation.travelers })
  const cost = canceledTraveler({ reservation, position })
  refuseOtherFee({ fee, feeCents: cost.feeCents })
  refuseOtherTotal({ total, cost })
  // The answer to the order, kept for who repeats it, names them too.
  await transaction.execute(sql`
    update reservations set travelers_count = travelers_count - 1, total_cents = ${cost.totalCents},
      travelers_fee_cents = travelers_fee_cents + ${cost.feeCents},
      deposit_cents = round(deposit_cents * ${cost.totalCents}::int / greatest(total_cents, 1)), answer = null,
      updated_at = now()
    where id = ${id}`)
  await notePromo({ transaction, reservationId: id, isWithdrawn: cost.isWithdrawn })
  await dropTraveler({ transaction, reservationId: id, position })
  const { departureId } = reservation
  await giveSeatsBack({ transaction, departureId, seats: 1 })
  const detail = `Voyageur ${String(position)}${promoDetail(cost.promo)}`
  const event = { kind: 'traveler_canceled', authorId: by.userId, detail } as const
  await recordEvent({ transaction, reservationId: id, event })
  await announceSeats({ transaction, departureIds: [departureId] })
  await confirmIfReached({ transaction, departureId })
  await enqueueMail({ req, mail: { template: 'traveler_canceled', reservationId: id } })
}

const refuseOtherTotal = ({
  total,
  cost: { totalCents, promo },
}: {
  total: number | undefined
  cost: ReturnType<typeof canceledTraveler>
}): void => {
  if (total === undefined ? promo === null : Math.round(total * 100) === totalCents) return
  throw new HttpError({
    status: 409,
    message: 'Le total sans cette place a changé\u00a0: relis-le avant de confirmer.',
    body: { reason: 'price', total: totalCents / 100 },
  })
}
