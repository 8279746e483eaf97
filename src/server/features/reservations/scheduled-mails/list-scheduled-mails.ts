import type { OutputOf } from '@/contract/define-route'
import type { DeskMail, listScheduledMails } from '@/contract/scheduled-mails'
import { addDays } from '@/domain/days/days'
import { parisInstant } from '@/domain/days/paris-instant'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'

const MOST = 300

const STATE = sql`case when m.state = 'planned' and m.enqueued_at is not null then 'leaving' else m.state end`

const instantOf = (day: string | undefined): string | null =>
  day === undefined ? null : parisInstant({ day, hour: 0 }).toISOString()

/** The mails that leave at their hour, as the agency reads them; the days are days in Paris. */
export const listMails = async ({
  from,
  to,
  ...filters
}: OutputOf<(typeof listScheduledMails)['query']>): Promise<{ mails: DeskMail[]; has_more: boolean }> => {
  const { reservation, departure, kind, state } = {
    reservation: null,
    departure: null,
    kind: null,
    state: null,
    ...filters,
  }
  const until = to === undefined ? undefined : addDays(to, 1)
  const rows = await queryStatement<DeskMail>(sql`
    select m.id, m.kind, ${STATE} as state, ${isoInstant(sql`m.due_at`)} as due_at,
      ${isoInstant(sql`m.settled_at`)} as settled_at, m.reason, m.note, a.first_name as author,
      case when m.participant_id is null then nullif(concat_ws(' ', u.first_name, u.last_name), '')
        else nullif(concat_ws(' ', p.first_name, p.last_name), '') end as to_name,
      case when m.participant_id is not null then p.email when u.deleted_at is null then u.email end as to_email,
      m.participant_id is not null as is_invited, r.id as reservation_id, coalesce(r.number, r.id::text) as reservation_number,
      d.id as departure_id, ${parisDay(sql`d.departure_start`)} as departure_start, coalesce(e.name, d.title) as expedition
    from scheduled_mails m join reservations r on r.id = m.reservation_id join users u on u.id = r.user_id
      join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
      left join participants p on p.id = m.participant_id left join users a on a.id = m.author_id
    where (${reservation}::int is null or m.reservation_id = ${reservation})
      and (${departure}::int is null or r.departure_id = ${departure})
      and (${instantOf(from)}::timestamptz is null or m.due_at >= ${instantOf(from)}::timestamptz)
      and (${instantOf(until)}::timestamptz is null or m.due_at < ${instantOf(until)}::timestamptz)
      and (${kind}::text is null or m.kind = ${kind}) and (${state}::text is null or ${STATE} = ${state})
    order by m.due_at, m.id limit ${MOST + 1}`)
  return { mails: rows.slice(0, MOST), has_more: rows.length > MOST }
}
