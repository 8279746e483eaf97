import type { GuidesOnDays } from '@/contract/planning'
import { guideConflicts, type DaysOff, type LedDeparture } from '@/domain/departures/guide-conflicts'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { queryStatement } from '@/server/platform/db/query-statement'
import { LEADING_GUIDE, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { daysOffBetween, REST_DAYS } from './guide-conflicts'

type Row = Omit<GuidesOnDays, 'guides'> & {
  last_day: string
  guides: Array<{ id: number; full_name: string; others: LedDeparture[]; days_off: DaysOff[] }>
}

/** All guides by name, with what keeps each from leading these days; and why some lead the departure all the same. */
export const readGuidesOnDays = async ({
  departure_start: start,
  departure_end: end,
  expedition_id: expeditionId = 0,
  departure_id: departureId = 0,
}: {
  departure_start: string
  departure_end?: string | undefined
  expedition_id?: number | undefined
  departure_id?: number | undefined
}): Promise<GuidesOnDays> => {
  const [row] = await queryStatement<Row>(sql`
    with asked as (
      select ${REST_DAYS} as rest, ${start}::date as first_day,
        coalesce(${end ?? null}::date, ${start}::date + greatest(t.duration_days::int, 1) - 1, ${start}::date) as last_day,
        t.guide_id as trip_guide_id
      from (select 1) one left join expeditions t on t.id = ${expeditionId}
    )
    select asked.rest as rest_days, asked.trip_guide_id, to_char(asked.last_day, 'YYYY-MM-DD') as last_day,
      coalesce((select json_agg(json_build_object('id', g.id, 'full_name', g.full_name, 'others', coalesce((
          select json_agg(json_build_object('id', d.id, 'title', coalesce(d.title, e.name),
            'start', to_char(d.first_day, 'YYYY-MM-DD'), 'end', to_char(d.last_day, 'YYYY-MM-DD')) order by d.first_day, d.id)
          from departures d join expeditions e on e.id = d.expedition_id
          where ${LEADING_GUIDE} = g.id and ${NOT_CANCELED.d} and d.id <> ${departureId}
            and d.first_day <= asked.last_day + asked.rest and d.last_day >= asked.first_day - asked.rest), '[]'::json),
          'days_off', ${daysOffBetween({ from: sql`asked.first_day`, to: sql`asked.last_day` })}) order by g.full_name, g.id)
        from guides g), '[]'::json) as guides,
      ${overridesOf(departureId)} as overrides
    from asked`)
  if (!row) throw new Error('A statement without a table answers one row.')
  const { last_day: lastDay, guides, ...rest } = row
  return {
    ...rest,
    guides: guides.map(({ others, days_off: daysOff, ...guide }) => ({
      ...guide,
      conflicts: guideConflicts({ start, end: lastDay, others, restDays: rest.rest_days, daysOff }),
    })),
  }
}

/** The last reason of each obstacle, whichever of two departures it was given with. */
const overridesOf = (departureId: number) => sql`coalesce((
  select json_agg(json_build_object('guide_id', o.guide_id, 'other_id', o.other, 'absence_id', o.absence_id,
    'reason', o.reason, 'author', nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'given_at', ${isoInstant(sql`o.created_at`)})
    order by o.created_at, o.id)
  from (
    select distinct on (guide_id, other, absence_id) *
    from (select *, case departure_id when ${departureId} then other_id else departure_id end as other
      from guide_overrides where ${departureId} in (departure_id, other_id)) pairs
    order by guide_id, other, absence_id, created_at desc, id desc
  ) o left join users u on u.id = o.author_id), '[]'::json)`
