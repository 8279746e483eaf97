import type { ReviewStatistics } from '@/contract/reviews'
import { queryOne } from '@/server/platform/db/pool'

const STATEMENT = /* sql */ `
  select count(*)::int as count,
    round(avg(rate), 1)::float8 as average,
    json_build_object(
      '1', count(*) filter (where rate = 1), '2', count(*) filter (where rate = 2),
      '3', count(*) filter (where rate = 3), '4', count(*) filter (where rate = 4),
      '5', count(*) filter (where rate = 5)) as distribution
  from reviews where status = 'published'`

/** Statistics over all published reviews; the average is out of 5, with one decimal. */
export const countReviews = async (): Promise<ReviewStatistics> =>
  (await queryOne<ReviewStatistics>(STATEMENT, [], 'count-reviews')) ?? {
    count: 0,
    average: null,
    distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
  }
