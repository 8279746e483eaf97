import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { announceSeats } from '../announce-seats'
import { lockDepartures } from '../lock-departures'
import { closeWaitlist } from './serve-waitlists'

/** Closes the list of a departure to new requests, ends those that are there and tells who made them. */
export const closeWaitlistByStaff = ({
  req,
  departureId,
}: {
  req: PayloadRequest
  departureId: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    await transaction.execute(
      sql`update departures set waitlist_closed = true, updated_at = now() where id = ${departureId}`,
    )
    await closeWaitlist({ transaction, departureId, template: 'waitlist_closed' })
    await announceSeats({ transaction, departureIds: [departureId] })
    return { id: departureId }
  })
