import { LEADING_GUIDE_TEXT, NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'

/** SQL of the departures that the guide `g` leads on the days off `a`, as JSON, soonest first. */
export const LED_ON_DAYS_OFF_TEXT = /* sql */ `coalesce((
  select json_agg(json_build_object('departure_id', d.id, 'name', e.name,
    'departure_start', to_char(d.first_day, 'YYYY-MM-DD'), 'departure_end', to_char(d.last_day, 'YYYY-MM-DD'))
    order by d.first_day, d.id)
  from departures d join expeditions e on e.id = d.expedition_id
  where ${LEADING_GUIDE_TEXT} = g.id and ${NOT_CANCELED_TEXT.d} and d.first_day <= a.last_day and d.last_day >= a.first_day),
  '[]'::json)`
