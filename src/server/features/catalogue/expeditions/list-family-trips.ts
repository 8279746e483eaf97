import type { FamilyTrip } from '@/domain/search/family-ages'
import { query } from '@/server/platform/db/pool'

const STATEMENT = /* sql */ `
  select h.id, e.age_min_child::int as min, e.age_max_child::int as max, d.km::float8 as "dayKm", d.up::float8 as "dayUp",
    h.hit -> 'accommodations_name' as nights
  from expedition_hits h join expeditions e on e.id = h.id
  cross join lateral (
    select avg(distance_km) filter (where distance_km > 0) as km, avg(ascent_m) filter (where ascent_m > 0) as up
    from expeditions_days where _parent_id = e.id
  ) d
  where h.id = any($1) order by h.id`

/** Who may come on these trips, what a day of them is and where one sleeps; those that are not on sale are left out. */
export const listFamilyTrips = (ids: readonly number[]): Promise<FamilyTrip[]> =>
  query<FamilyTrip>(STATEMENT, [ids], 'list-family-trips')
