import type { Review } from '@/contract/reviews'
import { query } from '../db/pool'

const STATEMENT = /* sql */ `
  select r.id, r.rate::int as "rateOnFive", r.first_name as "firstName", r.text as "reviewText",
    to_char(r.published_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as date,
    to_char(r.trip_date at time zone 'Europe/Paris', 'YYYY-MM-DD') as trip_date,
    json_build_object('id', h.id, 'name', h.name, 'slug', h.slug) as expedition
  from reviews r
  join expedition_hits h on h.id = r.expedition_id
  where r.status = 'published'
  order by r.published_at desc, r.id desc
  limit 12`

/** The twelve latest published reviews of expeditions on sale, newest first. */
export const listNewestReviews = (): Promise<Review[]> => query<Review>(STATEMENT, [], 'list-newest-reviews')
