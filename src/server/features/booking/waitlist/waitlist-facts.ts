import { LAST_WAITLIST_DAYS } from '@/domain/waitlist'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/payload/transaction-of'

/** SQL: the instant when the waitlist of the departure `d` closes, at the end of its last day in Paris. */
export const ENTRIES_CLOSE_AT = sql`((d.first_day - ${sql.raw(String(LAST_WAITLIST_DAYS - 1))})::timestamp at time zone 'Europe/Paris')`

/** SQL: whether the departure `d` is on sale to the public, full or not. */
export const IS_ON_SALE = sql`(${NOT_CANCELED.d} and not d.sales_closed and ${FIRST_DAY} > ${TODAY}
  and exists (select 1 from expeditions e where e.id = d.expedition_id and e._status = 'published'))`

/** SQL: whether seats of the departure `d` are offered to who waits for them. */
export const IS_OFFERED = sql`(${IS_ON_SALE} and ${ENTRIES_CLOSE_AT} > now() + interval '1 hour')`
