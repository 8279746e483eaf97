import { isoInstant } from '@/server/platform/db/iso-instant'
import { CUSTOMER_NAME } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'

/** SQL of who made the reservation `r`: the user `u`. */
export const CUSTOMER_JSON = sql`json_build_object('id', u.id, 'name', ${CUSTOMER_NAME}, 'email', u.email,
  'phone', u.phone)`

/** SQL of what the agency noted on the reservation `r` for itself; null when nothing. */
export const NOTE_JSON = sql`(
  select json_build_object('text', n.text, 'by', coalesce(a.first_name, a.email), 'at', ${isoInstant(sql`n.written_at`)})
  from reservation_notes n left join users a on a.id = n.author_id where n.reservation_id = r.id)`

/** SQL of what happened to the reservation `r` and by whom, the latest first; without an author by the site itself. */
export const STORY_JSON = sql`coalesce((
  select json_agg(json_build_object('id', v.id, 'kind', v.kind, 'at', ${isoInstant(sql`v.created_at`)}, 'by',
    case when a.id = r.user_id then ${CUSTOMER_NAME} else coalesce(a.first_name, a.email) end,
    'detail', v.detail) order by v.created_at desc, v.id desc)
  from reservation_events v left join users a on a.id = v.author_id where v.reservation_id = r.id), '[]'::json)`
