import type { TrackRecord } from '@/domain/catalogue/track-record'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { queryOne } from '@/server/platform/db/pool'
import { DEPOSIT_CENTS_TEXT, NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { expeditionKey, IS_EXPEDITION } from './expedition-key'

/** Whether the departure `d`, whose first day is over, did run: nobody leaves on one that is canceled, nor on an empty one. */
const RAN = `(${NOT_CANCELED_TEXT.d} and d.seats_taken > 0)`

/**
 * How many travelers were sure to come as the departure was canceled: their deposits were paid by then. What was paid back or
 * followed them since was written later, or by the cancellation itself.
 */
const REGISTERED = `(
  select coalesce(sum(b.travelers_count), 0)::int
  from cancellation_choices k join reservations b on b.id = k.reservation_id
  where k.cancellation_id = c.id and coalesce((
    select sum(case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end)
    from payments p where p.reservation_id = b.id and p.created_at < c.ended_at::timestamptz(3)), 0)
    >= ${DEPOSIT_CENTS_TEXT.b})`

const STATEMENT = /* sql */ `
  select (
    select json_build_object(
      'planned', count(*)::int,
      'not_run', coalesce(json_agg(json_build_object(
          'departure_start', to_char(d.first_day, 'YYYY-MM-DD'),
          'departure_end', to_char(d.last_day, 'YYYY-MM-DD'),
          'is_canceled', d.status = 'canceled',
          'canceled_on', to_char(c.ended_at at time zone 'Europe/Paris', 'YYYY-MM-DD'),
          'ending', c.ending,
          'registered', case when c.id is not null then ${REGISTERED} end,
          'minimum', d.min_participants::int
        ) order by d.first_day desc, d.id desc) filter (where not ${RAN}), '[]'::json))
    from departures d
    left join departure_cancellations c on c.departure_id = d.id and c.state = 'done'
    where d.expedition_id = h.id and d.first_day < ${TODAY_TEXT} and d.first_day >= ${TODAY_TEXT} - interval '12 months'
  ) as record
  from expedition_hits h where ${IS_EXPEDITION}`

/** What became of the departures of a published expedition within twelve months, without a word on anybody; null when it is unknown. */
export const findTrackRecord = async (idOrSlug: string): Promise<TrackRecord | null> =>
  (await queryOne<{ record: TrackRecord }>(STATEMENT, expeditionKey(idOrSlug), 'find-track-record'))?.record ?? null
