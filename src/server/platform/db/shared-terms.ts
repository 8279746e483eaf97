import { sql } from 'drizzle-orm'

// Terms that many statements share. A row bears the same name in all of them: `d` a departure, `e` its expedition, `r` a
// reservation, `u` a person; `b` and `o` are others of the same table. The TEXT forms are for statements with numbered parameters.

/** What one traveler pays for a departure in cents: its own price, or its expedition's. */
export const PRICE_CENTS_TEXT = 'coalesce(d.price_cents, e.price_cents)'
export const PRICE_CENTS = sql.raw(PRICE_CENTS_TEXT)

/** The number of who leads a departure: its own guide, or its expedition's. */
export const LEADING_GUIDE_TEXT = 'coalesce(d.guide_id, e.guide_id)'
export const LEADING_GUIDE = sql.raw(LEADING_GUIDE_TEXT)

/** The first and the last calendar day of a departure in Paris, dates. */
export const FIRST_DAY_TEXT = `(d.departure_start at time zone 'Europe/Paris')::date`
export const LAST_DAY_TEXT = `(d.departure_end at time zone 'Europe/Paris')::date`
export const FIRST_DAY = sql.raw(FIRST_DAY_TEXT)
export const LAST_DAY = sql.raw(LAST_DAY_TEXT)

/** A departure or a reservation that stands. */
export const NOT_CANCELED_TEXT = {
  b: `b.status <> 'canceled'`,
  d: `d.status <> 'canceled'`,
  o: `o.status <> 'canceled'`,
  r: `r.status <> 'canceled'`,
}
export const NOT_CANCELED = {
  b: sql.raw(NOT_CANCELED_TEXT.b),
  d: sql.raw(NOT_CANCELED_TEXT.d),
  o: sql.raw(NOT_CANCELED_TEXT.o),
  r: sql.raw(NOT_CANCELED_TEXT.r),
}

/** The name of the person `u`, or the address of a person without a name. */
export const NAME_OR_EMAIL = sql`coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`

/** The name of the customer of the reservation `r`, whose account is `u`. */
export const CUSTOMER_NAME = sql`coalesce(r.billing_name, ${NAME_OR_EMAIL})`

/** Whether the address of the person `u` was proven; the agency's own are. */
export const IS_PROVEN_TEXT = `(u.email_verified_at is not null or u.role <> 'customer')`
export const IS_PROVEN = sql.raw(IS_PROVEN_TEXT)

/** What a reservation asks as its deposit in cents: all of it where it asks none. */
export const DEPOSIT_CENTS_TEXT = {
  b: 'coalesce(b.deposit_cents, b.total_cents)',
  r: 'coalesce(r.deposit_cents, r.total_cents)',
}
export const DEPOSIT_CENTS = { r: sql.raw(DEPOSIT_CENTS_TEXT.r) }

const IS_FIRM_TEXT = `b.departure_id = d.id and ${NOT_CANCELED_TEXT.b} and b.paid_cents >= ${DEPOSIT_CENTS_TEXT.b}`

/** The travelers of the departure `d` who are sure to come, an integer: of reservations that stand and whose deposit is paid. */
export const FIRM_TRAVELERS_TEXT = `(select coalesce(sum(b.travelers_count), 0)::int from reservations b
  where ${IS_FIRM_TEXT})`

/** What the children among them, and those added at another price, pay less than the others by their contracts, in cents. */
export const FIRM_REDUCTION_TEXT = `(select coalesce(sum(b.unit_price_cents - coalesce(c.added_price_cents, b.child_price_cents)), 0)::int
  from reservations b join participants c on c.reservation_id = b.id and (c.pays_child or c.added_price_cents is not null) where ${IS_FIRM_TEXT})`
export const FIRM_REDUCTION = sql.raw(FIRM_REDUCTION_TEXT)
export const FIRM_TRAVELERS = sql.raw(FIRM_TRAVELERS_TEXT)

/** Whether the law counts the trip of the departure `d` as long: seven days or more (Code du tourisme, L211-14). */
export const IS_LONG_TEXT = 'd.last_day - d.first_day >= 6'

/** The last day that the law leaves to decide on the departure `d`, a date: the day before who booked must have been told. */
export const LEGAL_DECISION_DAY_TEXT = `d.first_day - case when ${IS_LONG_TEXT} then 21 else 8 end`

/** The last day to decide whether the departure `d` leaves, a date: the agency's own, or the last one that the law allows. */
export const DECISION_DAY_TEXT = `coalesce(d.decision_day, ${LEGAL_DECISION_DAY_TEXT})`
export const DECISION_DAY = sql.raw(DECISION_DAY_TEXT)

/** How many travelers the departure `d` still waits for, an integer: none once it is confirmed, or without a minimum. */
export const MISSING_TRAVELERS_TEXT = `case when d.status = 'open' and d.min_participants is not null
  then greatest(d.min_participants - ${FIRM_TRAVELERS_TEXT}, 0)::int else 0 end`
export const MISSING_TRAVELERS = sql.raw(MISSING_TRAVELERS_TEXT)

/** What the departure `d` waits for before it is sure to leave, as the contract writes it; null when it waits for nothing. */
export const AWAITED_TEXT = `(select json_build_object('missing_count', m.n, 'decision_on', to_char(${DECISION_DAY_TEXT}, 'YYYY-MM-DD'))
  from (select ${MISSING_TRAVELERS_TEXT} as n) m where m.n > 0)`
