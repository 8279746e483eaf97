import { sql } from '../db/transaction-of'

/** SQL: what is known of the participant `p`, as JSON; the day of birth as `1990-02-28`. */
export const PARTICIPANT_JSON = sql`json_build_object(
  'position', p.position::int, 'first_name', p.first_name, 'last_name', p.last_name,
  'birth_date', to_char(p.birth_date at time zone 'UTC', 'YYYY-MM-DD'), 'email', p.email, 'phone', p.phone,
  'emergency_name', p.emergency_name, 'emergency_phone', p.emergency_phone, 'diet', p.diet, 'level', p.level::int,
  'sizes', coalesce(p.sizes, '{}'::jsonb))`

/** SQL: the participants of the reservation `r`, by position, as a JSON array of `ParticipantRow`. */
export const PARTICIPANTS_JSON = sql`coalesce((
  select json_agg(${PARTICIPANT_JSON} order by p.position) from participants p where p.reservation_id = r.id
), '[]'::json)`

/** SQL: what is packed already for the reservation `r`, as a JSON array; kept with its first participant. */
export const KIT_PACKED_JSON = sql`coalesce((
  select p.kit_packed from participants p where p.reservation_id = r.id and p.position = 1
), '[]'::jsonb)`

/** SQL: the sizes that the expedition `e` asks for, as a JSON array. */
export const SIZES_ASKED_JSON = sql`coalesce((
  select json_agg(s.value order by s."order") from expeditions_sizes_asked s where s.parent_id = e.id
), '[]'::json)`
