import type { PayloadRequest } from 'payload'
import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import {
  KNOWN_GUARDIAN,
  LEVEL_GAP_ACCEPTED,
  PARTICIPANT_JSON,
  type ParticipantRow,
} from '@/server/features/reservations/participants/participants-json'
import { IS_UNPAID } from '@/server/features/reservations/unpaid-sql'
import { BOOKED_EXPEDITION, IS_TRIP_KNOWN } from '@/server/features/seats/booked-expedition'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, LEADING_GUIDE, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'

const NO_DEPARTURE = 'Ce départ n’existe pas.'

export type RosterRow = ParticipantRow & {
  id: number
  reservation_number: string
  is_confirmed: boolean
  is_unpaid: boolean
  level_gap_accepted: boolean
  guardian?: RosterParticipant['guardian']
}

export type DepartureRow = Pick<
  GuideDeparture,
  | 'departure_id'
  | 'departure_start'
  | 'departure_end'
  | 'status'
  | 'days_before'
  | 'capacity'
  | 'seats_taken'
  | 'travelers_count'
  | 'expedition'
  | 'emergency_phone'
> & { today: string; participants: RosterRow[] }

/** A departure with who comes, as the database has it; 404 when the user does not lead it. In the caller's transaction. */
export const readDeparture = async ({
  req,
  user,
  departureId,
}: {
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
  departureId: number
}): Promise<DepartureRow> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<DepartureRow>(sql`
    select d.id as departure_id, d.status, d.capacity::int as capacity, d.seats_taken::int as seats_taken,
      ${parisDay(sql`d.departure_start`)} as departure_start,
      ${parisDay(sql`d.departure_end`)} as departure_end,
      ${parisDay(sql`now()`)} as today,
      ${FIRST_DAY} - ${TODAY} as days_before,
      coalesce((select sum(r.travelers_count) from reservations r
        where r.departure_id = d.id and ${NOT_CANCELED.r}), 0)::int as travelers_count,
      ${BOOKED_EXPEDITION} as expedition,
      (select nullif(s.emergency_phone, '') from site_settings s limit 1) as emergency_phone,
      coalesce((select json_agg(roster.one order by roster.reservation_id, roster.position) from (
        select p.reservation_id, p.position, ${PARTICIPANT_JSON} || jsonb_build_object('id', p.id,
          'reservation_number', coalesce(r.number, r.id::text), 'is_confirmed', r.status = 'confirmed', 'is_unpaid', ${IS_UNPAID},
          'level_gap_accepted', ${LEVEL_GAP_ACCEPTED}) || ${KNOWN_GUARDIAN} as one
        from participants p join reservations r on r.id = p.reservation_id
        where r.departure_id = d.id and ${NOT_CANCELED.r}
      ) roster), '[]'::json) as participants
    from departures d join expeditions e on e.id = d.expedition_id
    where d.id = ${departureId} and ${isLedBy(user)} and ${IS_TRIP_KNOWN}`)
  // The columns are those of the statement above.
  const row = rows[0]
  if (!row) throw notFound(NO_DEPARTURE)
  return row
}

type User = NonNullable<PayloadRequest['user']>

/**
 * SQL: whether the user may read the departure `d` of the expedition `e`: the agency reads all, a guide those he or she
 * leads, by name or by default through the expedition (the rule of the panel's departures), nobody else any.
 */
const isLedBy = (user: User) => {
  if (user.role === 'staff' || user.role === 'admin') return sql`true`
  if (user.role !== 'guide') return sql`false`
  return sql`exists (
    select 1 from guides g where g.id = ${LEADING_GUIDE} and g.user_id = ${user.id})`
}
