import type { Hit } from '@/contract/hit'
import { queryOne } from '@/server/platform/db/pool'
import { expeditionKey, IS_EXPEDITION } from './expedition-key'

// Shared activities weigh most, then the country, the kind of trip, and a near level, length and price.
const STATEMENT = /* sql */ `
  select coalesce((
    select json_agg(near.hit order by near.distance, near.id)
    from (
      select o.id, o.hit,
        -4 * cardinality(array(select unnest(o.activities) intersect select unnest(h.activities)))
        - case when o.country_1 = h.country_1 then 2 else 0 end
        - case when o.expedition_type = h.expedition_type then 3 else 0 end
        + abs(o.level - h.level) + abs(o.duration_days - h.duration_days) * 0.4
        + abs(o.price_cents - h.price_cents) / 40000.0 as distance
      from expedition_hits o where o.id <> h.id
      order by distance, o.id limit 8
    ) near
  ), '[]'::json) as hits
  from expedition_hits h where ${IS_EXPEDITION}`

/** Up to eight other expeditions in the same spirit, nearest first; null when the expedition is unknown. */
export const listNearestExpeditions = async (idOrSlug: string): Promise<Hit[] | null> =>
  (await queryOne<{ hits: Hit[] }>(STATEMENT, expeditionKey(idOrSlug), 'list-nearest'))?.hits ?? null
