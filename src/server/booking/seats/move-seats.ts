import { seatRefusalMessage } from '@/domain/seat-refusal'
import type { Transaction } from '../../db/transaction-of'
import { HttpError } from '../../http/errors'
import { giveSeatsBack } from './give-seats-back'
import { takeSeats } from './take-seats'

export type Seats = { departureId: number; seats: number }

/**
 * Goes from the seats that one cart or reservation counts to those it wants, on departures that `lockDepartures` holds.
 * 409 with `available_count` when they can't be taken: the caller's transaction then changes nothing.
 */
export const moveSeats = async ({
  transaction,
  from,
  to,
}: {
  transaction: Transaction
  from: Seats | null
  to: Seats
}): Promise<void> => {
  const kept = from?.departureId === to.departureId ? from.seats : 0
  if (from && kept === 0) await giveSeatsBack({ transaction, ...from })
  if (to.seats < kept) await giveSeatsBack({ transaction, departureId: to.departureId, seats: kept - to.seats })
  const taken = await takeSeats({
    transaction,
    departureId: to.departureId,
    seats: Math.max(0, to.seats - kept),
  })
  if (taken.ok) return
  throw new HttpError({
    status: 409,
    message: seatRefusalMessage(taken),
    body: { reason: taken.reason, available_count: taken.available },
  })
}
