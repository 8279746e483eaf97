import type { PlannedDeparture, Planning } from '@/contract/planning'
import { daysBetween } from '@/domain/days/days'
import { departurePace } from '@/domain/departures/departure-pace'
import type { LengthKind } from '@/domain/departures/usual-sales'
import { TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { DECISION_DAY, LEADING_GUIDE, MISSING_TRAVELERS, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { REST_DAYS } from './guide-conflicts'
import {
  comparableOf,
  LENGTH_KIND,
  soldDepartures,
  STEPS,
  stepsOf,
  type SoldRows,
  type StepPairs,
} from './sold-departures'

const MOST_DAYS = 200

type Sales = {
  kind: LengthKind
  /** Null where nothing is compared: it has left, or is canceled. */
  steps: StepPairs | null
  days_since_made: number
}

type Row = Omit<Planning, 'departures'> & {
  departures: Array<Omit<PlannedDeparture, 'pace'> & Sales>
  sold: SoldRows
}

/** The departures of some days by one statement: who leads them, how full they are, how that compares with those that left. */
export const readPlanning = async ({ from, to }: { from: string; to: string }): Promise<Planning> => {
  const days = daysBetween({ from, to })
  if (days < 0 || days > MOST_DAYS)
    throw new HttpError({
      status: 422,
      message: `Choisis une période de ${String(MOST_DAYS)}\u00a0jours au plus.`,
    })
  const [row] = await queryStatement<Row>(sql`
    with rest as (select ${REST_DAYS} as days),
    shown as (
      select d.*, e.name as trip, ${LEADING_GUIDE} as leader, ${LENGTH_KIND} as kind,
        case when d.first_day > ${TODAY} and ${NOT_CANCELED.d} then ${STEPS} end as steps,
        coalesce(to_char(${DECISION_DAY}, 'YYYY-MM-DD'), '') as decided, ${MISSING_TRAVELERS} as missing
      from departures d join expeditions e on e.id = d.expedition_id cross join rest
      where d.first_day <= ${to}::date + rest.days and d.last_day >= ${from}::date - rest.days
    )
    select to_char(${TODAY}, 'YYYY-MM-DD') as today, rest.days as rest_days,
      coalesce((select json_agg(json_build_object('id', g.id, 'full_name', g.full_name, 'portrait_url',
          (select coalesce(m.sizes_sm_url, m.url) from media m where m.id = g.avatar_id))
          order by g.full_name, g.id) from guides g), '[]'::json) as guides,
      coalesce((select json_agg(json_build_object(
          'id', s.id, 'name', coalesce(s.trip, s.title, 'Départ ' || s.id), 'departure_start', to_char(s.first_day, 'YYYY-MM-DD'),
          'departure_end', to_char(s.last_day, 'YYYY-MM-DD'), 'status', s.status, 'sales_closed', s.sales_closed,
          'capacity', s.capacity::int, 'seats_taken', s.seats_taken::int, 'guide_id', s.leader,
          'countries', coalesce((select json_agg(c.name order by c.name) from expeditions_rels x join countries c on c.id = x.countries_id
            where x.parent_id = s.expedition_id and x.path = 'countries'), '[]'::json),
          'missing_count', s.missing, 'decision_on', s.decided,
          'kind', s.kind, 'steps', s.steps, 'days_since_made', ${TODAY} - (s.created_at at time zone 'Europe/Paris')::date)
          order by s.first_day, s.id) from shown s), '[]'::json) as departures,
      ${soldDepartures(sql`select kind from shown where steps is not null`)} as sold,
      coalesce((select json_agg(distinct jsonb_build_object('guide_id', o.guide_id, 'ids', jsonb_build_array(o.departure_id, o.other_id)))
        from guide_overrides o where o.departure_id in (select id from shown) and o.other_id in (select id from shown)), '[]'::json)
        as accepted,
      coalesce((select json_agg(json_build_object('id', a.id, 'guide_id', a.guide_id, 'note', a.note,
          'start', to_char(a.first_day, 'YYYY-MM-DD'), 'end', to_char(a.last_day, 'YYYY-MM-DD'),
          'accepted', array(select o.departure_id from guide_overrides o where o.absence_id = a.id and o.guide_id = a.guide_id))
          order by a.first_day, a.id)
        from guide_absences a where a.first_day <= ${to}::date + rest.days and a.last_day >= ${from}::date - rest.days), '[]'::json)
        as days_off
    from rest`)
  if (!row) throw new Error('A statement without a table answers one row.')
  const { sold, departures, ...planning } = row
  const left = {
    day: comparableOf({ rows: sold, kind: 'day' }),
    short: comparableOf({ rows: sold, kind: 'short' }),
    long: comparableOf({ rows: sold, kind: 'long' }),
  }
  return {
    ...planning,
    departures: departures.map(({ kind, steps, days_since_made: daysSinceMade, ...departure }) => ({
      ...departure,
      pace:
        steps &&
        departurePace({
          steps: stepsOf(steps),
          daysBefore: daysBetween({ from: planning.today, to: departure.departure_start }),
          capacity: departure.capacity,
          daysSinceMade,
          departures: left[kind],
        }),
    })),
  }
}
