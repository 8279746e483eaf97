import type { AccountBookings } from '@/contract/desk'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { DEPOSIT_CENTS } from '@/server/platform/db/shared-terms'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'

/** What an account has booked, canceled reservations included, the latest departure first; whether its address is refused. */
export const readAccountBookings = async (userId: number): Promise<AccountBookings> => {
  const bookings = await queryStatement<AccountBookings['bookings'][number]>(sql`
    select r.id, coalesce(r.number, r.id::text) as number, e.name as expedition,
      ${parisDay(sql`d.departure_start`)} as departure_start, r.travelers_count::int as travelers_count, r.status,
      r.total_cents::int as total_cents, ${DEPOSIT_CENTS.r}::int as deposit_cents, ${PAID_CENTS} as paid_cents
    from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    where r.user_id = ${userId} order by d.departure_start desc, r.id desc`)
  const [refused] = await queryStatement<{ at: string }>(sql`
    select ${isoInstant(sql`r.last_refused_at`)} as at
    from users u join refused_addresses r on r.address = lower(u.email) where u.id = ${userId}`)
  return { bookings, address_refused_at: refused?.at ?? null }
}
