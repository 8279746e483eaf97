import { sql } from '@/server/platform/payload/transaction-of'

/** SQL of what is taken off the reservation `r`, its promo code first, as `Discount` has it. */
export const DISCOUNTS = sql`coalesce((
  select json_agg(json_build_object('kind', x.kind, 'code', x.code, 'effect', x.effect, 'cents', x.cents, 'percent', x.percent)
    order by x.kind desc)
  from reservation_discounts x where x.reservation_id = r.id), '[]'::json)`
