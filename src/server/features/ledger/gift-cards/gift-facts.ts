import { TODAY } from '@/server/platform/db/paris-day'
import { sql } from '@/server/platform/db/transaction-of'
import { BALANCE_CENTS } from '../credit/credit-facts'

/** SQL of what the card `g` holds, in cents: nothing until it is paid. */
export const GIFT_BALANCE_CENTS = sql`coalesce((select ${BALANCE_CENTS} from credit_accounts a where a.id = g.account_id), 0)`

/** SQL: whether the card `g` may be spent, its last day included. */
export const IS_SPENDABLE = sql`(g.paid_at is not null and g.stopped_at is null and g.expires_on >= ${TODAY})`

/** SQL of a day column as `2028-12-24`. */
export const giftDay = (column: 'expires_on' | 'send_on') => sql.raw(`to_char(g.${column}, 'YYYY-MM-DD')`)
