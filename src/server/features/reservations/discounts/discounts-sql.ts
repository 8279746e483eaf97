import { sql } from '@/server/platform/db/transaction-of'

/** SQL of what is taken off the reservation `r` as it stands, its promo code first, as `Discount` has it. */
export const DISCOUNTS = sql`coalesce((
  select json_agg(json_build_object('kind', x.kind, 'code', x.code, 'effect', x.effect, 'cents', x.cents, 'percent', x.percent)
    order by x.kind desc)
  from reservation_discounts x where x.reservation_id = r.id and x.withdrawn_at is null), '[]'::json)`

/** SQL of the promo code of the reservation `r`, with what it is for as it stood when it was ordered, as `KeptPromo` has it; null without one. */
export const KEPT_PROMO = sql`(
  select json_build_object('discount', json_build_object('kind', x.kind, 'code', x.code, 'effect', x.effect, 'cents', x.cents, 'percent', x.percent),
    'rule', x.on_change, 'minTravelers', x.min_travelers, 'departuresFrom', to_char(x.departures_from, 'YYYY-MM-DD'),
    'departuresUntil', to_char(x.departures_until, 'YYYY-MM-DD'), 'isWithdrawn', x.withdrawn_at is not null)
  from reservation_discounts x where x.reservation_id = r.id and x.kind = 'promo')`
