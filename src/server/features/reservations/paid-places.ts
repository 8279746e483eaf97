import { sql } from '@/server/platform/db/transaction-of'

/** SQL of the places of the reservation `r` whose travelers pay the contract's price of children. */
export const CHILD_POSITIONS = sql`array(
  select p.position::int from participants p
  where p.reservation_id = r.id and p.pays_child and p.added_price_cents is null)`

/** SQL of the places of the reservation `r` that were added at another price than the contract's, with it in cents, as JSON. */
export const ADDED_PRICES = sql`coalesce((
  select json_agg(json_build_object('position', p.position::int, 'cents', p.added_price_cents) order by p.position)
  from participants p where p.reservation_id = r.id and p.added_price_cents is not null), '[]'::json)`

/** SQL of how many travelers of the reservation `r` pay the contract's price of children. */
export const CHILDREN = sql`(
  select count(*)::int from participants p
  where p.reservation_id = r.id and p.pays_child and p.added_price_cents is null)`

/** SQL of the prices, in cents, of the travelers of the reservation `r` who were added at another price than the contract's. */
export const ADDED_CENTS = sql`array(
  select p.added_price_cents from participants p
  where p.reservation_id = r.id and p.added_price_cents is not null order by p.position)`
