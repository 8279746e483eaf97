import { sql } from 'drizzle-orm'

// Terms that many statements share. A row bears the same name in all of them: `d` a departure, `e` its expedition, `r` a
// reservation; `b` and `o` are others of the same table. The TEXT forms are for statements with numbered parameters.

/** What one traveler pays for a departure in cents: its own price, or its expedition's. */
export const PRICE_CENTS_TEXT = 'coalesce(d.price_cents, e.price_cents)'
export const PRICE_CENTS = sql.raw(PRICE_CENTS_TEXT)

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
