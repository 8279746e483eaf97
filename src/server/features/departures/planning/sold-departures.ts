import { sql, type SQL } from 'drizzle-orm'
import {
  comparable,
  COMPARED_YEARS,
  type LengthKind,
  type SalesStep,
  type SoldDeparture,
} from '@/domain/departures/usual-sales'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { IS_LONG_TEXT, NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'

/** Of each length, the latest ones: one page reads no more, however many years the agency has. */
const MOST_COMPARED = 300

/** SQL of the length of the departure `d`, as the law tells them apart. */
const LENGTH_KIND_TEXT = `case when d.last_day = d.first_day then 'day' when ${IS_LONG_TEXT} then 'long' else 'short' end`
export const LENGTH_KIND = sql.raw(LENGTH_KIND_TEXT)

/** How a departure was sold, as a statement answers it: pairs of days before and travelers. */
export type StepPairs = Array<[number, number]>

/** SQL of the last move of the reservation `r` before the move `v`, or of all of them; null when it was booked here. */
const lastMove = (before = 'true') => /* sql */ `(select max(w.created_at) from reservation_events w
  where w.reservation_id = r.id and w.kind = 'moved' and ${before})`

/**
 * SQL of how the departure `d` was sold, as `StepPairs`. Each party came on the day that it booked, or moved here, at the size that
 * it then had, and left on the day that it moved away: of a move from before that was written down, only the coming is known.
 */
const STEPS_TEXT = /* sql */ `(
  select coalesce(json_agg(json_build_array(s.before, s.travelers) order by s.before desc), '[]'::json) from (
    select d.first_day - (m.at at time zone 'Europe/Paris')::date as before, sum(m.travelers)::int as travelers
    from (
      select r.id, coalesce(${lastMove()}, r.created_at) as came_at, null::timestamptz as left_at, r.travelers_count::int as travelers,
        case when r.status = 'canceled' then coalesce(r.canceled_at, r.updated_at) end as canceled_at
      from reservations r where r.departure_id = d.id
      union all
      select r.id, coalesce(${lastMove('(w.created_at, w.id) < (v.created_at, v.id)')}, r.created_at), v.created_at, v.left_travelers, null
      from reservation_events v join reservations r on r.id = v.reservation_id where v.left_departure_id = d.id
    ) stay (id, came_at, left_at, travelers, canceled_at)
    cross join lateral (
      with gone as (
        select v.created_at from reservation_events v
        where v.reservation_id = stay.id and v.kind = 'traveler_canceled' and v.created_at > stay.came_at
          and (stay.left_at is null or v.created_at <= stay.left_at)),
      joined as (
        select v.created_at from reservation_events v
        where v.reservation_id = stay.id and v.kind = 'traveler_added' and v.created_at > stay.came_at
          and (stay.left_at is null or v.created_at <= stay.left_at))
      select stay.came_at, stay.travelers + (select count(*) from gone) - (select count(*) from joined)
      union all
      select created_at, 1 from joined
      union all
      select created_at, -1 from gone
      union all
      select coalesce(stay.left_at, stay.canceled_at), -stay.travelers where coalesce(stay.left_at, stay.canceled_at) is not null
    ) m (at, travelers)
    group by 1) s)`
export const STEPS = sql.raw(STEPS_TEXT)

type SoldRow = { kind: LengthKind; capacity: number; steps: StepPairs }
export type SoldRows = SoldRow[]

/** SQL of the departures of some lengths that left within the years that are compared, as `SoldRows`. */
export const soldDepartures = (kinds: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('kind', d.kind, 'capacity', d.capacity::int, 'steps', ${STEPS})), '[]'::json)
  from (
    select d.*, ${LENGTH_KIND} as kind, row_number() over (partition by ${LENGTH_KIND} order by d.first_day desc, d.id desc) as rank
    from departures d
    where ${sql.raw(NOT_CANCELED_TEXT.d)} and d.first_day <= ${sql.raw(TODAY_TEXT)}
      and d.first_day > ${sql.raw(TODAY_TEXT)} - ${sql.raw(String(COMPARED_YEARS * 365))} and ${LENGTH_KIND} in (${kinds})
  ) d where d.rank <= ${sql.raw(String(MOST_COMPARED))})`

/** How a departure was sold, of what a statement answers. */
export const stepsOf = (pairs: StepPairs): SalesStep[] =>
  pairs.map(([daysBefore, travelers]) => ({ daysBefore, travelers }))

/** The departures of a length that can be compared. */
export const comparableOf = ({ rows, kind }: { rows: SoldRows; kind: LengthKind }): SoldDeparture[] =>
  comparable(
    rows.filter((row) => row.kind === kind).map(({ capacity, steps }) => ({ capacity, steps: stepsOf(steps) })),
  )
