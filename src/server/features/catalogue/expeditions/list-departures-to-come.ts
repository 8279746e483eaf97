import type { Departure } from '@/contract/expeditions'
import type { FeeTable } from '@/domain/changes/cancellation'
import { presentCancellation } from '@/domain/changes/present-cancellation'
import { LAST_WAITLIST_DAYS } from '@/domain/seats/waitlist'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { queryOne } from '@/server/platform/db/pool'
import { REDUCTION_TEXT } from '@/server/platform/db/reduction'
import {
  AWAITED_TEXT,
  FIRST_DAY_TEXT,
  LEADING_GUIDE_TEXT,
  NOT_CANCELED_TEXT,
  PRICE_CENTS_TEXT,
} from '@/server/platform/db/shared-terms'
import { expeditionKey, IS_EXPEDITION } from './expedition-key'

const STATEMENT = /* sql */ `
  select coalesce((
    select json_agg(json_build_object(
        'id', d.id,
        'departure_start', to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD'),
        'departure_end', to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD'),
        'price', ${PRICE_CENTS_TEXT} / 100.0,
        'reduction', ${REDUCTION_TEXT},
        'available_count', d.open_seats,
        'capacity', d.capacity::int,
        'status', case when d.open_seats <= 0 then 'full' else d.status::text end,
        'sales_closed', d.sales_closed,
        'waitlist_count', case when d.open_seats <= 0 and not d.sales_closed and d.waitlist_closed is not true and d.first_day - ${LAST_WAITLIST_DAYS} >= ${TODAY_TEXT}
          then (select count(*)::int from waitlist_entries w where w.departure_id = d.id) end,
        'min_participants', d.min_participants::int,
        'awaited', ${AWAITED_TEXT},
        'guide', case when g.id is not null then json_build_object('full_name', g.full_name) end,
        'fee_table', cancellation_table(d.expedition_id), 'deposit_percent', payment_terms_in_force() -> 'deposit_percent'
      ) order by d.departure_start, d.id)
    from departures d
    join expeditions e on e.id = d.expedition_id
    left join guides g on g.id = ${LEADING_GUIDE_TEXT}
    where d.expedition_id = h.id and ${NOT_CANCELED_TEXT.d}
      and ${FIRST_DAY_TEXT} > ${TODAY_TEXT}
  ), '[]'::json) as departures
  from expedition_hits h where ${IS_EXPEDITION}`

type Row = Omit<Departure, 'cancellation'> & { fee_table: FeeTable }

/** Departures from tomorrow on, by date, prices in euros; null when the expedition is unknown. */
export const listDeparturesToCome = async (idOrSlug: string): Promise<Departure[] | null> => {
  const found = await queryOne<{ departures: Row[] }>(STATEMENT, expeditionKey(idOrSlug), 'list-departures')
  return found?.departures.map(present) ?? null
}

const present = ({ fee_table: feeTable, ...departure }: Row): Departure => ({
  ...departure,
  cancellation: presentCancellation({ feeTable, refundCeiling: 100, departureStart: departure.departure_start }),
})
