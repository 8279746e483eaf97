import { TODAY } from '@/server/platform/db/paris-day'
import { sql } from '@/server/platform/db/transaction-of'

/** SQL of what the account `a` holds, in cents. */
export const BALANCE_CENTS = sql`(
  select coalesce(sum(n.amount_cents), 0)::int from credit_entries n where n.account_id = a.id)`

/** SQL: whether the account `a` may still be used, its last day included. */
export const IS_USABLE = sql`(a.expires_on >= ${TODAY})`
