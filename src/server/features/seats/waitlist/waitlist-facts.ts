import { LAST_WAITLIST_DAYS } from '@/domain/seats/waitlist'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { IS_BOOKABLE } from '../take-seats'

/** SQL: the instant when the waitlist of the departure `d` closes, at the end of its last day in Paris. */
export const ENTRIES_CLOSE_AT = sql`((d.first_day - ${sql.raw(String(LAST_WAITLIST_DAYS - 1))})::timestamp at time zone 'Europe/Paris')`

/** SQL: whether the departure `d` is on sale to the public, full or not. */
export const IS_ON_SALE = sql`(${NOT_CANCELED.d} and not d.sales_closed and ${IS_BOOKABLE})`

/** SQL: whether seats of the departure `d` are offered to who waits for them. */
export const IS_OFFERED = sql`(${IS_ON_SALE} and d.waitlist_closed is not true and ${ENTRIES_CLOSE_AT} > now() + interval '1 hour')`

/** The requests that are served before the request `w`, as the rows `o` of a statement. */
export const AHEAD_TEXT = `waitlist_entries o where o.departure_id = w.departure_id and o.rank < w.rank and not o.is_paused`
export const AHEAD = sql.raw(AHEAD_TEXT)
