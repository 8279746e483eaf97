import type { Review } from '@/contract/reviews'
import { readOften } from '@/server/platform/db/read-often'
import { REVIEW_OBJECT } from './review-object'

const STATEMENT = /* sql */ `
  select json_build_object(${REVIEW_OBJECT},
    'expedition', json_build_object('id', h.id, 'name', h.name, 'slug', h.slug)) as review
  from reviews r
  join expedition_hits h on h.id = r.expedition_id
  where r.status = 'published'
  order by r.published_at desc, r.id desc
  limit 12`

/** The twelve latest published reviews of expeditions on sale, newest first. */
export const listNewestReviews = async (): Promise<Review[]> =>
  (await readOften<{ review: Review }>(STATEMENT, [], 'list-newest-reviews')).map(({ review }) => review)
