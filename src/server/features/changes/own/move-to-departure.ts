import type { PayloadRequest } from 'payload'
import { ceilingAfterMove } from '@/domain/changes/cancellation'
import { noonOf } from '@/domain/days/days'
import { formatShortDate } from '@/domain/days/french-dates'
import { nextReservationStatus } from '@/domain/reservations/reservation-status'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { recordEvent } from '@/server/features/ledger/record-event'
import { notePromo, promoDetail } from '@/server/features/reservations/discounts/withdraw-promo'
import type { LockedReservation } from '@/server/features/reservations/lock-reservation'
import { tellInvited } from '@/server/features/reservations/participants/tell-invited'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { moveSeats } from '@/server/features/seats/move-seats'
import { refusePartyOf } from '@/server/features/seats/refuse-party'
import { dropEntries } from '@/server/features/seats/waitlist/leave-waitlist'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { movedPrice, movedRefusal, moveOffersStatement, type MoveOffer } from './move-offers'

/**
 * Moves a reservation that is locked with both departures to another one of its trip, at that departure's price and by the rules
 * of seats and ages, with the step of fees that was reached: what was left goes to who waits for it, balance, reminders and profiles follow, all who come are told.
 */
export const moveToDeparture = async ({
  req,
  transaction,
  reservation,
  departureId,
  authorId,
  byAgency = false,
  keepsPromo = false,
  agreesTo,
}: {
  req: PayloadRequest
  transaction: Transaction
  reservation: LockedReservation
  departureId: number
  authorId: number | null
  byAgency?: boolean
  /** The agency has them go: no date ends what a promo code is for. */
  keepsPromo?: boolean
  /** Throws when the total is not the one that was agreed to. */
  agreesTo?: (totalCents: number) => void
}): Promise<void> => {
  const { id, departureId: left, travelers: seats } = reservation
  const next = nextReservationStatus({ status: reservation.status, action: 'move' })
  if (!next.ok) throw new HttpError({ status: 409, message: next.message })
  const offer = await readOffer({ transaction, id, departureId })
  refusePartyOf(movedRefusal(offer), { hasWayOut: !byAgency })
  const { totalCents, schedule, childFare, paysChild, promo } = movedPrice(offer, { keepsPromo })
  agreesTo?.(totalCents)
  await moveSeats({ transaction, from: { departureId: left, seats }, to: { departureId, seats }, byAgency })
  await dropEntries({ transaction, userId: reservation.userId, departureId })
  const { balanceDueOn } = schedule
  await transaction.execute(sql`
    update reservations r set departure_id = d.id, unit_price_cents = ${offer.unitCents}, total_cents = ${totalCents},
      child_price_cents = ${childFare?.unitCents ?? null}, child_price_max_age = ${childFare?.maxAge ?? null},
      deposit_cents = ${schedule.depositCents}, balance_due_on = ${balanceDueOn && noonOf(balanceDueOn)}::timestamptz,
      contract = r.contract || jsonb_build_object('min_participants', d.min_participants::int),
      refund_ceiling = ${ceilingAfterMove(reservation)}, updated_at = now()
    from departures d where r.id = ${id} and d.id = ${departureId}`)
  await transaction.execute(sql`
    update participants set added_price_cents = null,
      pays_child = coalesce((${JSON.stringify(paysChild)}::jsonb ->> (position::int - 1))::boolean, false)
    where reservation_id = ${id}`)
  await notePromo({ transaction, reservationId: id, isWithdrawn: promo.isWithdrawn })
  const detail = `Du ${formatShortDate(reservation.departureStart)} au ${formatShortDate(offer.departureStart)}${promoDetail(promo.change)}`
  await recordEvent({
    transaction,
    reservationId: id,
    event: { kind: 'moved', authorId, detail, left: { departureId: left, travelers: seats } },
  })
  await announceSeats({ transaction, departureIds: [left, departureId] })
  await enqueueMail({ req, mail: { template: 'reservation_moved', reservationId: id } })
  await tellInvited({ transaction, reservationId: id, template: 'participant_moved' })
  await confirmIfReached({ transaction, departureId })
}

const readOffer = async ({
  transaction,
  id,
  departureId,
}: {
  transaction: Transaction
  id: number
  departureId: number
}): Promise<MoveOffer> => {
  const { rows } = await transaction.execute<MoveOffer>(
    moveOffersStatement({ id, condition: sql`d.id = ${departureId}` }),
  )
  const [offer] = rows
  if (offer) return offer
  throw new HttpError({ status: 422, message: 'Choisis un autre départ de la même aventure.' })
}
