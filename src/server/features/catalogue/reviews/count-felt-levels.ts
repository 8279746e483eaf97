import type { LevelAgreement } from '@/contract/level-agreement'
import { queryOne } from '@/server/platform/db/pool'

const ANSWERS = /* sql */ `
  count(*) filter (where r.felt_level = 'too_easy')::int as too_easy,
  count(*) filter (where r.felt_level = 'right')::int as "right",
  count(*) filter (where r.felt_level = 'too_hard')::int as too_hard`

// A refused review is refused for its words: its author made the trip, and the answer counts.
const STATEMENT = /* sql */ `
  with by_trip as (
    select e.id, coalesce(e.name, '') as name, e.level::int as level, ${ANSWERS}
    from reviews r join expeditions e on e.id = r.expedition_id
    where r.felt_level is not null
    group by e.id
  ), by_level as (
    select level, sum(too_easy)::int as too_easy, sum("right")::int as "right", sum(too_hard)::int as too_hard
    from by_trip where level is not null group by level
  )
  select coalesce((select json_agg(l order by l.level) from by_level l), '[]'::json) as levels,
    coalesce((select json_agg(t order by t.too_easy + t.too_hard desc, t."right" desc, lower(unaccent(t.name)), t.id)
      from by_trip t), '[]'::json) as trips`

/** How trips felt to who made them, by the level that they have today and by trip. */
export const countFeltLevels = async (): Promise<LevelAgreement> =>
  (await queryOne<LevelAgreement>(STATEMENT, [], 'count-felt-levels')) ?? { levels: [], trips: [] }
