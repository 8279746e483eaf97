import type { Transaction } from '@/server/platform/payload/transaction-of'
import { serveDeparture } from '../waitlist/serve-departure'
import { countSeatsBack } from './count-seats-back'

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
