import type { LevelAgreement } from '@/contract/level-agreement'
import type { ReviewStatistics } from '@/contract/reviews'
import { queryOne } from '@/server/platform/db/pool'
import { readOften } from '@/server/platform/db/read-often'

const COUNTS = /* sql */ `
  select coalesce(sum(count), 0)::int as count,
    round(sum(count * rate) / nullif(sum(count) filter (where rate is not null), 0), 1)::float8 as average,
    json_build_object(
      '1', coalesce(sum(count) filter (where rate = 1), 0), '2', coalesce(sum(count) filter (where rate = 2), 0),
      '3', coalesce(sum(count) filter (where rate = 3), 0), '4', coalesce(sum(count) filter (where rate = 4), 0),
      '5', coalesce(sum(count) filter (where rate = 5), 0)) as distribution
  from review_counts`

/** Statistics over all published reviews; the average is out of 5, with one decimal. */
export const countReviews = async (): Promise<ReviewStatistics> =>
  (await readOften<ReviewStatistics>(COUNTS, [], 'count-reviews'))[0] ?? {
    count: 0,
    average: null,
    distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
  }

const ANSWERS = /* sql */ `
  count(*) filter (where r.felt_level = 'too_easy')::int as too_easy,
  count(*) filter (where r.felt_level = 'right')::int as "right",
  count(*) filter (where r.felt_level = 'too_hard')::int as too_hard`

// A refused review is refused for its words: its author made the trip, and the answer counts.
const FELT_LEVELS = /* sql */ `
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
  (await queryOne<LevelAgreement>(FELT_LEVELS, [], 'count-felt-levels')) ?? { levels: [], trips: [] }
