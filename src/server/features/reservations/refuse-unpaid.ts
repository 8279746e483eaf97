import { unpaidOrderRefusal, unpaidSeatsRefusal, type UnpaidOrders } from '@/domain/ledger/unpaid-deposits'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { PAID_CENTS } from './reservation-facts'

type Wish = { transaction: Transaction; userId: number; seats: number }

/** Under the customer's lock: 409 when so many seats more would wait for their deposit. */
export const refuseUnpaidSeats = async ({ transaction, userId, seats }: Wish): Promise<void> => {
  refuse(unpaidSeatsRefusal({ unpaid: await countUnpaid({ transaction, userId }), seats }))
}

/** Under the customer's lock: 409 when too many orders, or seats, would wait for their deposit. */
export const refuseUnpaidOrder = async ({ transaction, userId, seats }: Wish): Promise<void> => {
  refuse(unpaidOrderRefusal({ unpaid: await countUnpaid({ transaction, userId }), seats }))
}

/** What the agency confirmed itself waits for nothing. */
const countUnpaid = async ({ transaction, userId }: Omit<Wish, 'seats'>): Promise<UnpaidOrders> => {
  const { rows } = await transaction.execute<UnpaidOrders>(sql`
    select count(*)::int as orders, coalesce(sum(r.travelers_count), 0)::int as seats
    from reservations r join departures d on d.id = r.departure_id
    where r.user_id = ${userId} and r.status = 'pending' and r.total_cents > 0 and d.departure_start > now()
      and ${PAID_CENTS} < coalesce(r.deposit_cents, 1)`)
  return onlyRow(rows)
}

const refuse = (message: string | null): void => {
  if (message !== null) throw new HttpError({ status: 409, message, body: { reason: 'unpaid' } })
}
