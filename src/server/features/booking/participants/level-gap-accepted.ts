import { sql } from '@/server/platform/payload/transaction-of'

/** SQL: whether the contract of the reservation `r` names its traveler `p` as far below what the trip asks. */
export const LEVEL_GAP_ACCEPTED = sql`coalesce(
  r.contract #> '{level_notice,gaps}' @> jsonb_build_array(jsonb_build_object('position', p.position)), false)`
