import { MOST_HITS, type PanelHits } from '@/contract/panel-search'
import type { SearchedWord } from '@/domain/search/searched-words'
import { bookingState } from '@/domain/reservations/booking-state'
import { searchAccounts } from '@/server/features/accounts/panel/search-accounts'
import { searchBookings } from '@/server/features/desk/search-bookings'
import { parisDay } from '@/server/platform/db/paris-day'
import { CUSTOMER_NAME, DEPOSIT_CENTS } from '@/server/platform/db/shared-terms'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { cutHits } from './cut-hits'

/** The latest accounts that bear these words in a name, the address or the phone. */
export const searchPeople = async (words: SearchedWord[]): Promise<PanelHits['people']> => {
  const ids = await searchAccounts(words, MOST_HITS + 1)
  return cutHits(
    await queryStatement<PanelHits['people']['items'][number]>(sql`
      select u.id, trim(concat_ws(' ', u.first_name, u.last_name)) as name, u.email, u.phone, u.role from users u
      where u.id = any(${sql.param(ids)}::int[]) order by u.id desc`),
  )
}

type BookingRow = Omit<PanelHits['bookings']['items'][number], 'state'> &
  Pick<Parameters<typeof bookingState>[0], 'status' | 'paid' | 'price'>

/** The latest bookings that bear these words in their number, in who booked or in who travels. */
export const searchOwnBookings = async (words: SearchedWord[]): Promise<PanelHits['bookings']> => {
  const ids = await searchBookings(words, MOST_HITS + 1)
  const rows = await queryStatement<BookingRow>(sql`
    select r.id, coalesce(r.number, r.id::text) as number, ${CUSTOMER_NAME} as customer,
      e.name as expedition, ${parisDay(sql`d.departure_start`)} as departure_start, r.status, r.paid_cents::int as paid,
      json_build_object('deposit', ${DEPOSIT_CENTS.r}, 'total', r.total_cents) as price
    from reservations r join users u on u.id = r.user_id join departures d on d.id = r.departure_id
      join expeditions e on e.id = d.expedition_id
    where r.id = any(${sql.param(ids)}::int[]) order by r.id desc`)
  return cutHits(
    rows.map(({ status, paid, price, ...booking }) => ({
      ...booking,
      state: bookingState({ status, paid, arriving: 0, price, awaited: null }),
    })),
  )
}
