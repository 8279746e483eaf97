import { sql, type SQL } from 'drizzle-orm'

/** SQL of today in Paris, a date: as text, for statements with numbered parameters. */
export const TODAY_TEXT = `(now() at time zone 'Europe/Paris')::date`

/** SQL of today in Paris, a date. */
export const TODAY = sql.raw(TODAY_TEXT)

/** SQL of the calendar day of an instant in Paris, `2027-06-14`. */
export const parisDay = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'Europe/Paris', 'YYYY-MM-DD')`
