import { sql, type SQL } from 'drizzle-orm'

/** SQL of the calendar day of an instant in Paris, `2027-06-14`. */
export const parisDay = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'Europe/Paris', 'YYYY-MM-DD')`
