import { sql } from '@/server/platform/payload/transaction-of'

/** SQL: who answers for the children of the reservation `r`, as JSON; null until it is told. */
export const GUARDIAN_JSON = sql`(select json_build_object('first_name', g.first_name, 'last_name', g.last_name, 'phone', g.phone,
  'contacts', g.contacts, 'pick_ups', g.pick_ups,
  'authorisation_received_on', to_char(g.received_on, 'YYYY-MM-DD')) from guardians g where g.reservation_id = r.id)`

/** SQL: the same under its name, in an object that is empty but on a trip without the parents. Of `r` and its expedition `e`. */
export const KNOWN_GUARDIAN = sql`case when e.expedition_type = 'kids'
  then jsonb_build_object('guardian', ${GUARDIAN_JSON}) else '{}'::jsonb end`
