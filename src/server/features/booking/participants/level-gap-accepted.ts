import { sql } from '@/server/platform/payload/transaction-of'

/** SQL: whether the contract of the reservation `r` names its traveler `p` as far below what the trip asks. */
export const LEVEL_GAP_ACCEPTED = sql`exists (
  select 1 from jsonb_array_elements(coalesce(nullif(r.contract -> 'level_notice', 'null'), '{"gaps": []}') -> 'gaps') gap
  where (gap ->> 'position')::int = p.position)`
