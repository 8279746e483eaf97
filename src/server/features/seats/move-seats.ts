import { seatMoves, type Seats } from '@/domain/seats/seat-moves'
import { seatRefusalMessage } from '@/domain/seats/seat-refusal'
import type { Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { serveDeparture } from './waitlist/serve-departure'
import { countSeatsBack } from './count-seats-back'
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

/** Gives seats of a departure that `lockDepartures` holds to who waits for them, and puts the others back on sale. */
export const giveSeatsBack = async ({
  transaction,
  departureId,
  seats,
}: {
  transaction: Transaction
  departureId: number
  seats: number
}): Promise<void> => {
  if (seats === 0) return
  const { isAwaited } = await countSeatsBack({ transaction, departureId, seats })
  if (isAwaited) await serveDeparture({ transaction, departureId, isFreed: true })
}
