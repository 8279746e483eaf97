import type { ExpeditionReview } from '@/contract/expeditions'
import { queryOne } from '../db/pool'
import { expeditionKey, IS_EXPEDITION } from './expedition-key'

const STATEMENT = /* sql */ `
  select coalesce((
    select json_agg(json_build_object(
        'id', r.id, 'rateOnFive', r.rate::int, 'firstName', r.first_name, 'reviewText', r.text,
        'date', to_char(r.published_at at time zone 'Europe/Paris', 'YYYY-MM-DD'),
        'trip_date', to_char(r.trip_date at time zone 'Europe/Paris', 'YYYY-MM-DD')
      ) order by r.published_at desc, r.id desc)
    from reviews r where r.expedition_id = h.id and r.status = 'published'
  ), '[]'::json) as reviews
  from expedition_hits h where ${IS_EXPEDITION}`

/** Published reviews of one expedition, newest first; null when the expedition is unknown. */
export const listPublishedReviews = async (idOrSlug: string): Promise<ExpeditionReview[] | null> =>
  (await queryOne<{ reviews: ExpeditionReview[] }>(STATEMENT, expeditionKey(idOrSlug), 'list-reviews'))?.reviews ?? null
