import type { ReviewPage, ReviewQuery } from '@/contract/reviews'
import { REVIEWS_BY_PAGE, unfoldedReviews } from '@/domain/catalogue/review-pages'
import { queryOne } from '@/server/platform/db/pool'
import { expeditionKey } from '../expeditions/expedition-key'
import { REVIEW_OBJECT } from './review-object'

const STATEMENT = /* sql */ `
  with matching as materialized (
    select r.id, r.published_at, h.id as expedition_id, h.name, h.slug
    from reviews r join expedition_hits h on h.id = r.expedition_id
    where r.status = 'published' and ($1::int is null or r.rate = $1)
      and (($2::int is null and $3::text is null) or h.id = $2 or h.slug = $3)
  )
  select (select count(*)::int from matching) as total, coalesce((
    select json_agg(json_build_object(${REVIEW_OBJECT},
      'expedition', json_build_object('id', m.expedition_id, 'name', m.name, 'slug', m.slug))
      order by m.published_at desc, m.id desc)
    from (select * from matching order by published_at desc, id desc limit $4 offset $5) m
    join reviews r on r.id = m.id
  ), '[]'::json) as reviews`

/** Published reviews of expeditions on sale, most recent first: one page, or the ones that it stands unfolded with. */
export const listReviewPage = async ({
  query: { page = 1, rate, expedition },
  upTo = false,
}: {
  query: ReviewQuery
  upTo?: boolean
}): Promise<ReviewPage> => {
  const [id, slug] = expedition === undefined ? [null, null] : expeditionKey(expedition)
  const { limit, offset } = upTo
    ? unfoldedReviews(page)
    : { limit: REVIEWS_BY_PAGE, offset: (page - 1) * REVIEWS_BY_PAGE }
  const row = await queryOne<Pick<ReviewPage, 'reviews' | 'total'>>(
    STATEMENT,
    [rate ?? null, id, slug, limit, offset],
    'list-review-page',
  )
  const total = row?.total ?? 0
  return { reviews: row?.reviews ?? [], total, page, page_count: Math.max(1, Math.ceil(total / REVIEWS_BY_PAGE)) }
}
