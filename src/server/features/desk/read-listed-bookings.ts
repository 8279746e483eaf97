import type { ListedBooking } from '@/domain/reservations/listed-booking'
import { ASKED_CENTS } from '@/server/features/reservations/reservation-facts'
import { CUSTOMER_NAME } from '@/server/platform/db/shared-terms'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'

/** What a list says of each of these reservations beside its own fields, by its number in the database: one statement for them all. */
export const readListedBookings = async (ids: number[]): Promise<Map<number, ListedBooking>> => {
  const rows = await queryStatement<ListedBooking & { id: number }>(sql`
    select r.id, ${CUSTOMER_NAME} as customer, coalesce(d.title, '') as departure, r.paid_cents,
      greatest(0, ${ASKED_CENTS} - r.paid_cents)::int as owed_cents
    from reservations r join users u on u.id = r.user_id join departures d on d.id = r.departure_id
    where r.id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, ...listed }) => [id, listed]))
}
