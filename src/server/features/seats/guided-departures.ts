import type { SQL } from 'drizzle-orm'
import { sql } from '@/server/platform/db/transaction-of'

/**
 * SQL of the numbers of the departures that a user leads, as their own guide or as their trip's. Each way goes by its indexes: asked for in one
 * condition, all departures there ever were are gone through for it.
 */
export const guidedDepartures = (userId: SQL | number): SQL => sql`(
  select d.id from guides g join departures d on d.guide_id = g.id where g.user_id = ${userId}
  union all
  select d.id from guides g join expeditions e on e.guide_id = g.id
    join departures d on d.expedition_id = e.id and d.guide_id is null
  where g.user_id = ${userId})`
