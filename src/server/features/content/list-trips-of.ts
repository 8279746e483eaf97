import type { Hit } from '@/contract/hit'
import { relationId } from '@/domain/relation-id'
import { query } from '@/server/platform/db/pool'
import type { StoredBlock } from './stored-block'

const BY_HAND = /* sql */ `
  select h.hit from unnest($1::int[]) with ordinality as chosen (id, position)
  join expedition_hits h on h.id = chosen.id order by chosen.position`

const ORDERS = {
  featured: 'h.carousel_rank nulls last, h.next_start nulls last, h.id',
  next_departure: 'h.next_start nulls last, h.id',
  price: 'h.price_cents, h.id',
  favourites: `(h.hit ->> 'all_time_interests_count')::int desc, h.id`,
}

const byQuery = (order: string) => /* sql */ `
  select h.hit from expedition_hits h
  where (cardinality($1::text[]) = 0 or h.expedition_type = any($1))
    and ($2::int is null or exists (select 1 from activities a where a.id = $2 and a.name = any(h.activities)))
    and ($3::int is null or exists (select 1 from countries c where c.id = $3 and c.name = any(h.countries)))
  order by ${order} limit $4`

/** The cards of the trips on sale that a block names, or asks for. */
export const listTripsOf = async (block: StoredBlock<'trips'>): Promise<Hit[]> =>
  (await readTrips(block)).map(({ hit }) => hit)

const readTrips = (block: StoredBlock<'trips'>) => {
  if (block.source === 'hand') {
    const ids = (block.expeditions ?? []).map(relationId).filter((id) => id !== null)
    return query<{ hit: Hit }>(BY_HAND, [ids], 'content-trips-by-hand')
  }
  const sort = block.sort ?? 'featured'
  return query<{ hit: Hit }>(
    byQuery(ORDERS[sort]),
    [block.types ?? [], relationId(block.activity), relationId(block.country), block.limit ?? 3],
    `content-trips-by-${sort}`,
  )
}
