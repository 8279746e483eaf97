import { parisDay } from '@/server/platform/db/paris-day'
import { sql } from '@/server/platform/payload/transaction-of'

/** SQL: what is known of the participant `p`, as JSON; the day of birth as `1990-02-28`. */
export const PARTICIPANT_JSON = sql`json_build_object(
  'position', p.position::int, 'first_name', p.first_name, 'last_name', p.last_name,
  'birth_date', ${parisDay(sql`p.birth_date`)}, 'email', p.email, 'phone', p.phone,
  'emergency_name', p.emergency_name, 'emergency_phone', p.emergency_phone, 'diet', p.diet, 'level', p.level::int,
  'sizes', coalesce(p.sizes, '{}'::jsonb))`

/** SQL: the sizes that the expedition `e` asks for, as a JSON array. */
export const SIZES_ASKED_JSON = sql`coalesce((
  select json_agg(s.value order by s."order") from expeditions_sizes_asked s where s.parent_id = e.id
), '[]'::json)`
