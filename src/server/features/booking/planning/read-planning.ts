import type { PlannedDeparture, Planning } from '@/contract/planning'
import { daysBetween } from '@/domain/days'
import { salesPace, type UsualFill } from '@/domain/sales-pace'
import { TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { DECISION_DAY, LEADING_GUIDE, MISSING_TRAVELERS, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { HttpError } from '@/server/platform/http/errors'
import { sql } from '@/server/platform/payload/transaction-of'
import { REST_DAYS } from './find-guide-conflicts'

const MOST_DAYS = 200

type Row = Omit<Planning, 'departures'> & {
  departures: Array<Omit<PlannedDeparture, 'pace'> & { idle_days: number; usual: UsualFill | null }>
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
      select d.*, e.name as trip, ${LEADING_GUIDE} as leader, (d.first_day - ${TODAY}) / 7 as week,
        coalesce(to_char(${DECISION_DAY}, 'YYYY-MM-DD'), '') as decided, ${MISSING_TRAVELERS} as missing
      from departures d join expeditions e on e.id = d.expedition_id cross join rest
      where d.first_day <= ${to}::date + rest.days and d.last_day >= ${from}::date - rest.days
    ),
    past as (
      select d.id, d.capacity, d.first_day from departures d
      where ${NOT_CANCELED.d} and d.capacity > 0 and d.first_day <= ${TODAY} and d.first_day > ${TODAY} - 730
    ),
    sold as (
      select p.id, p.capacity, (p.first_day - (r.created_at at time zone 'Europe/Paris')::date) / 7 as week,
        sum(r.travelers_count) as seats, bool_or((r.created_at at time zone 'Europe/Paris')::date > p.first_day) as is_late
      from past p left join reservations r on r.departure_id = p.id and r.status <> 'canceled'
      group by p.id, p.capacity, 3
    ),
    -- What was written down after its own departure tells nothing of when it was sold.
    known as (select * from sold where id not in (select id from sold where is_late)),
    usual as (
      select w.week, count(*)::int as count, percentile_cont(0.25) within group (order by f.fill) as low,
        percentile_cont(0.75) within group (order by f.fill) as high
      from (select distinct week from shown where first_day > ${TODAY}) w
      cross join lateral (
        select coalesce(sum(k.seats) filter (where k.week >= w.week), 0)::float / k.capacity::float as fill
        from known k group by k.id, k.capacity) f
      group by w.week
    )
    select to_char(${TODAY}, 'YYYY-MM-DD') as today, rest.days as rest_days,
      coalesce((select json_agg(json_build_object('id', g.id, 'full_name', g.full_name, 'portrait_url',
          (select '/api/media/file/' || coalesce(m.sizes_sm_filename, m.filename) from media m where m.id = g.avatar_id))
          order by g.full_name, g.id) from guides g), '[]'::json) as guides,
      coalesce((select json_agg(json_build_object(
          'id', s.id, 'name', coalesce(s.trip, s.title, 'Départ ' || s.id), 'departure_start', to_char(s.first_day, 'YYYY-MM-DD'),
          'departure_end', to_char(s.last_day, 'YYYY-MM-DD'), 'status', s.status, 'sales_closed', s.sales_closed,
          'capacity', s.capacity::int, 'seats_taken', s.seats_taken::int, 'guide_id', s.leader,
          'countries', coalesce((select json_agg(c.name order by c.name) from expeditions_rels x join countries c on c.id = x.countries_id
            where x.parent_id = s.expedition_id and x.path = 'countries'), '[]'::json),
          'missing_count', s.missing, 'decision_on', s.decided,
          'idle_days', (${TODAY} - (coalesce((select max(r.created_at) from reservations r
            where r.departure_id = s.id and r.status <> 'canceled'), s.created_at) at time zone 'Europe/Paris')::date),
          'usual', (select json_build_object('low', u.low, 'high', u.high, 'count', u.count) from usual u
            where u.week = s.week and s.first_day > ${TODAY} and s.status <> 'canceled')) order by s.first_day, s.id)
        from shown s), '[]'::json) as departures,
      coalesce((select json_agg(distinct jsonb_build_object('guide_id', o.guide_id, 'ids', jsonb_build_array(o.departure_id, o.other_id)))
        from guide_overrides o where o.departure_id in (select id from shown) and o.other_id in (select id from shown)), '[]'::json)
        as accepted
    from rest`)
  if (!row) throw new Error('A statement without a table answers one row.')
  return {
    ...row,
    departures: row.departures.map(({ idle_days: daysSinceSale, usual, ...departure }) => ({
      ...departure,
      pace: salesPace({ taken: departure.seats_taken, capacity: departure.capacity, usual, daysSinceSale }),
    })),
  }
}
