import type { PayloadRequest } from 'payload'
import type { DepartureChange } from '@/contract/departure-changes'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { presentDeparture } from './present-departure'
import { readDeparture } from './read-departure'

type Asked = { req: PayloadRequest; user: NonNullable<PayloadRequest['user']>; departureId: number }

/** What changed on a departure that the user leads, newest first; names on the days when personal data may be read. */
export const listChangesOf = ({ req, user, departureId }: Asked): Promise<DepartureChange[]> =>
  withTransaction(req, async () => {
    const { is_readable: isReadable } = presentDeparture(await readDeparture({ req, user, departureId }))
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute<DepartureChange>(sql`
      select ${isoInstant(sql`c.at`)} as at, c.kind, c.travelers, c.at > ${SEEN_AT(user.id)} as is_new,
        case when c.first_day is not null then json_build_object('start', to_char(c.first_day, 'YYYY-MM-DD'),
          'end', to_char(c.last_day, 'YYYY-MM-DD')) end as former_days,
        array(select btrim(p.first_name) from participants p
          where ${isReadable} and p.reservation_id = c.reservation_id and c.kind in ('joined', 'moved_in', 'profile')
            and btrim(coalesce(p.first_name, '')) <> '' order by p.position) as names
      from departures d cross join lateral ${changesOf(user.id)} c where d.id = ${departureId}
      order by c.at desc, c.kind limit ${MOST}`)
    return rows
  })

/** Notes until when the user saw what changed on a departure that he or she leads. */
export const noteVisitOf = ({ req, user, departureId, until }: Asked & { until: string }): Promise<{ ok: true }> =>
  withTransaction(req, async () => {
    await readDeparture({ req, user, departureId })
    const transaction = await transactionOf(req)
    await transaction.execute(sql`
      insert into guide_visits as v (user_id, departure_id, seen_at)
      values (${user.id}, ${departureId}, least(${until}::timestamptz, now()))
      on conflict (user_id, departure_id) do update set seen_at = greatest(v.seen_at, excluded.seen_at)`)
    return { ok: true } as const
  })

/** SQL of how many changes of the departure `d` a user has not seen, an integer. */
export const unseenChanges = (userId: number) =>
  sql`(select count(*)::int from ${changesOf(userId)} c where c.at > ${SEEN_AT(userId)})`

const MOST = 50
const DAYS = 30

const SEEN_AT = (userId: number) => sql`coalesce((
  select v.seen_at from guide_visits v where v.user_id = ${userId} and v.departure_id = d.id), '-infinity')`

/**
 * SQL of the changes of the departure `d`: the events of its reservations while they belonged to it, the travelers who moved away, and
 * the notes for the guide whose account is `userId`. Changes of profiles count once per booking and day.
 */
const changesOf = (userId: number) => sql`(
  select max(ev.created_at) as at, case ev.kind when 'created' then 'joined' when 'traveler_added' then 'joined' when 'moved' then 'moved_in' when 'canceled' then 'left'
      when 'traveler_canceled' then 'one_left' when 'transferred' then 'replaced' else 'profile' end as kind,
    case ev.kind when 'traveler_added' then 1 when 'traveler_canceled' then 1 when 'transferred' then 1 when 'participants' then null
      else r.travelers_count::int end as travelers,
    r.id as reservation_id, null::date as first_day, null::date as last_day
  from reservations r join reservation_events ev on ev.reservation_id = r.id
  where r.departure_id = d.id and ev.created_at > now() - make_interval(days => ${DAYS})
    and ev.kind in ('created', 'moved', 'canceled', 'traveler_added', 'traveler_canceled', 'transferred', 'participants')
    and not exists (select 1 from reservation_events l where l.reservation_id = r.id and l.left_departure_id <> d.id and l.id > ev.id)
  group by r.id, ev.kind, case ev.kind when 'participants' then ev.created_at::date::text else ev.id::text end
  union all
  select ev.created_at, 'moved_out', ev.left_travelers, ev.reservation_id, null, null
  from reservation_events ev
  where ev.left_departure_id = d.id and ev.created_at > now() - make_interval(days => ${DAYS})
  union all
  select max(ev.created_at), 'confirmed', null, null, null, null
  from reservations r join reservation_events ev on ev.reservation_id = r.id and ev.kind = 'departure_confirmed'
  where r.departure_id = d.id and ev.created_at > now() - make_interval(days => ${DAYS}) having count(*) > 0
  union all
  select date_trunc('milliseconds', g.created_at), case g.kind when 'moved' then 'dates' else 'given' end, null, null,
    case g.kind when 'moved' then g.first_day end, case g.kind when 'moved' then g.last_day end
  from guide_changes g join guides o on o.id = g.guide_id and o.user_id = ${userId}
  where g.departure_id = d.id and g.kind in ('given', 'moved') and g.created_at > now() - make_interval(days => ${DAYS}))`
