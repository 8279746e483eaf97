import { nextReservationStatus } from '@/domain/reservation-status'
import { HttpError } from '@/server/platform/http/errors'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { releasePromos } from '../discounts/promo-uses'
import { tellInvited } from '../participants/tell-invited'
import { announceSeats } from '../seats/announce-seats'
import { giveSeatsBack } from '../seats/move-seats'
import type { LockedReservation } from './lock-reservation'
import { recordEvent, type ReservationEvent } from './record-event'

/** Cancels a reservation that is locked: its seats go back on sale, its fee and who did it are written down, those who were invited are told. */
export const endReservation = async ({
  transaction,
  reservation,
  feeCents,
  event,
}: {
  transaction: Transaction
  reservation: LockedReservation
  feeCents: number
  event: ReservationEvent
}): Promise<void> => {
  const next = nextReservationStatus({ status: reservation.status, action: 'cancel' })
  if (!next.ok) throw new HttpError({ status: 409, message: next.message })
  // What was saved on travelers canceled before is taken off their fee already.
  await transaction.execute(sql`
    update reservations set status = ${next.status}, canceled_at = now(), cancellation_fee_cents = ${feeCents},
      savings_cents = 0, updated_at = now()
    where id = ${reservation.id}`)
  await releasePromos({ transaction, reservationIds: [reservation.id] })
  await giveSeatsBack({ transaction, departureId: reservation.departureId, seats: reservation.travelers })
  await recordEvent({ transaction, reservationId: reservation.id, event })
  await announceSeats({ transaction, departureIds: [reservation.departureId] })
  await tellInvited({ transaction, reservationId: reservation.id, template: 'participant_canceled' })
}
