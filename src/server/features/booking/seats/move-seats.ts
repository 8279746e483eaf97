import { seatMoves, type Seats, seatRefusalMessage } from '@/domain/seat-moves'
import { HttpError } from '@/server/platform/http/errors'
import type { Transaction } from '@/server/platform/payload/transaction-of'
import { giveSeatsBack } from './give-seats-back'
import { takeSeats } from './take-seats'

/**
 * Goes from the seats that one cart or reservation counts to those it wants, on departures that `lockDepartures` holds.
 * 409 with `available_count` when they can't be taken: the caller's transaction then changes nothing.
 */
export const moveSeats = async ({
  transaction,
  from,
  to,
  byAgency = false,
}: {
  transaction: Transaction
  from: Seats | null
  to: Seats
  /** The agency sells what the site sells no more. */
  byAgency?: boolean
}): Promise<void> => {
  const { givesBack, takes } = seatMoves({ from, to })
  if (givesBack) await giveSeatsBack({ transaction, ...givesBack })
  const taken = await takeSeats({ transaction, ...takes, byAgency })
  if (taken.ok) return
  // Seats that are one's own already are there for oneself.
  const own = taken.reason === 'full' ? to.seats - takes.seats : 0
  const refusal = { reason: taken.reason, available: taken.available + own }
  throw new HttpError({
    status: 409,
    message: seatRefusalMessage(refusal),
    body: { reason: refusal.reason, available_count: refusal.available },
  })
}
