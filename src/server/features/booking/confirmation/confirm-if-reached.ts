import { TODAY } from '@/server/platform/db/paris-day'
import { FIRM_TRAVELERS, FIRST_DAY } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { lockDepartures } from '../seats/lock-departures'
import { tellConfirmed } from './tell-confirmed'

/**
 * Confirms a departure that has its minimum of travelers, once, and tells everyone who booked; no later cancellation undoes
 * it. Two deposits that come at once wait for each other at the departure, and the second sees both.
 */
export const confirmIfReached = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<void> => {
  await lockDepartures({ transaction, ids: [departureId] })
  const { rows } = await transaction.execute(sql`
    update departures d set status = 'confirmed', confirmed_at = now(), updated_at = now()
    where d.id = ${departureId} and d.status = 'open' and ${FIRST_DAY} > ${TODAY} and ${FIRM_TRAVELERS} >= d.min_participants
    returning d.id`)
  if (rows.length > 0) await tellConfirmed({ transaction, departureId, authorId: null })
}
