import { sql, type SQL } from 'drizzle-orm'

/** SQL of an instant as the contract writes it, `2027-03-01T10:30:00.000Z`. */
export const isoInstant = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
