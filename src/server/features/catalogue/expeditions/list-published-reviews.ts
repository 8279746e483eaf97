import type { ExpeditionReview } from '@/contract/expeditions'
import { queryOne } from '@/server/platform/db/pool'
import { REVIEW_OBJECT } from '../reviews/review-object'
import { expeditionKey, IS_EXPEDITION } from './expedition-key'

const STATEMENT = /* sql */ `
  select coalesce((
    select json_agg(json_build_object(${REVIEW_OBJECT}) order by r.published_at desc, r.id desc)
    from reviews r where r.expedition_id = h.id and r.status = 'published'
  ), '[]'::json) as reviews
  from expedition_hits h where ${IS_EXPEDITION}`

/** Published reviews of one expedition, newest first; null when the expedition is unknown. */
export const listPublishedReviews = async (idOrSlug: string): Promise<ExpeditionReview[] | null> =>
  (await queryOne<{ reviews: ExpeditionReview[] }>(STATEMENT, expeditionKey(idOrSlug), 'list-reviews'))?.reviews ?? null
