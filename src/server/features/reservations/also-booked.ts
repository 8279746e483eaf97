import type { SQL } from 'drizzle-orm'
import { sql } from '@/server/platform/db/transaction-of'

/** SQL of the first reservation that a customer has on a departure, other than the one that is asked about; null without one. */
export const alsoBooked = ({
  userId,
  departureId,
  except = sql`0`,
}: {
  userId: SQL
  departureId: SQL
  except?: SQL
}): SQL => sql`
  (select json_build_object('reservation_id', x.id, 'number', x.number) from reservations x
    where x.user_id = ${userId} and x.departure_id = ${departureId} and x.status <> 'canceled' and x.id <> ${except}
    order by x.id limit 1)`
