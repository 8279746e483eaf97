import { nextReservationStatus } from '@/domain/reservations/reservation-status'
import { recordEvent, type ReservationEvent } from '@/server/features/ledger/record-event'
import { releasePromos } from '@/server/features/reservations/discounts/promo-uses'
import type { LockedReservation } from '@/server/features/reservations/lock-reservation'
import { tellInvited } from '@/server/features/reservations/participants/tell-invited'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { giveSeatsBack } from '@/server/features/seats/move-seats'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

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
