import { sql, type SQL } from 'drizzle-orm'
import { comparable, COMPARED_YEARS, type LengthKind, type SalesStep, type SoldDeparture } from '@/domain/usual-sales'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { IS_LONG_TEXT, NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'

/** Of each length, the latest ones: one page reads no more, however many years the agency has. */
const MOST_COMPARED = 300

/** SQL of the length of the departure `d`, as the law tells them apart. */
const LENGTH_KIND_TEXT = `case when d.last_day = d.first_day then 'day' when ${IS_LONG_TEXT} then 'long' else 'short' end`
export const LENGTH_KIND = sql.raw(LENGTH_KIND_TEXT)

/** How a departure was sold, as a statement answers it: pairs of days before and travelers. */
export type StepPairs = Array<[number, number]>

/**
 * SQL of how the departure `d` was sold, as `StepPairs`. Who moved here came on that day, at the size of the party that came;
 * what the departure that they left had before is not known any more.
 */
const STEPS_TEXT = /* sql */ `(
  select coalesce(json_agg(json_build_array(s.before, s.travelers) order by s.before desc), '[]'::json) from (
    select d.first_day - (m.at at time zone 'Europe/Paris')::date as before, sum(m.travelers)::int as travelers
    from reservations r
    cross join lateral (select coalesce((select max(v.created_at) from reservation_events v
      where v.reservation_id = r.id and v.kind = 'moved'), r.created_at) as at) came
    cross join lateral (
      select came.at, r.travelers_count + (select count(*) from reservation_events v
        where v.reservation_id = r.id and v.kind = 'traveler_canceled' and v.created_at > came.at)
      union all
      select v.created_at, -1 from reservation_events v
      where v.reservation_id = r.id and v.kind = 'traveler_canceled' and v.created_at > came.at
      union all
      select coalesce(r.canceled_at, r.updated_at), -r.travelers_count where r.status = 'canceled'
    ) m (at, travelers)
    where r.departure_id = d.id group by 1) s)`
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
