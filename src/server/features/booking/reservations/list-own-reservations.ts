import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { ParticipantDraft } from '@/contract/participant-fields'
import type { Reservation } from '@/contract/reservations'
import { participantProfile, reservationCompleteness } from '@/domain/participant-profile'
import type { SizeKind } from '@/domain/participant-sizes'
import { reservationSection, type ReservationStatus } from '@/domain/reservation-status'
import { parisDay } from '@/server/platform/db/paris-day'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { preparedStatement } from '@/server/platform/payload/prepared-statement'
import { sql } from '@/server/platform/payload/transaction-of'
import { BOOKED_EXPEDITION, IS_TRIP_KNOWN } from '../booked-expedition'
import { guidedDepartures } from '../guided-departures'
import { PARTICIPANT_JSON } from '../participants/participants-json'
import { PARTICIPANTS } from './reservation-facts'

type Row = {
  reservation_id: number
  departure_id: number
  departure_start: string
  departure_end: string
  today: string
  status: ReservationStatus
  is_guide: boolean
  travelers_count: number
  expedition: {
    name: string
    duration_days: number
    level_number: number
    main_photo_large: string | null
    main_photo_small: string | null
    sizes_asked: SizeKind[]
  }
  participants: ParticipantDraft[]
}

const statementFor = (userId: SQL) => sql`
  with own as (
    select r.id as reservation_id, r.departure_id, r.status::text as status, false as is_guide,
      r.travelers_count::int as travelers_count, ${PARTICIPANTS} as participants
    from reservations r where r.user_id = ${userId}
  ),
  guided as (
    select -d.id as reservation_id, d.id as departure_id,
      case d.status when 'open' then 'pending' else d.status::text end as status, true as is_guide,
      coalesce(sum(r.travelers_count), 0)::int as travelers_count,
      coalesce((select json_agg(${PARTICIPANT_JSON}) from participants p join reservations b on b.id = p.reservation_id
        where b.departure_id = d.id and ${NOT_CANCELED.b}), '[]'::json) as participants
    from departures d left join reservations r on r.departure_id = d.id and ${NOT_CANCELED.r}
    where d.id in ${guidedDepartures(userId)}
    group by d.id
  )
  select o.*, ${parisDay(sql`d.departure_start`)} as departure_start, ${parisDay(sql`d.departure_end`)} as departure_end,
    ${parisDay(sql`now()`)} as today, ${BOOKED_EXPEDITION} as expedition
  from (select * from own union all select * from guided) o
  join departures d on d.id = o.departure_id
  join expeditions e on e.id = d.expedition_id
  where not o.is_guide or ${IS_TRIP_KNOWN}
  order by d.departure_start, o.is_guide desc, abs(o.reservation_id)`

const listOwn = preparedStatement({ name: 'own-reservations', build: statementFor })

/**
 * The user's reservations and the departures he or she guides, by date, by one statement. A guided departure is no
 * reservation: its `reservation_id` is below zero, as none's is, one for each, and its dashboard is found by `departure_id`.
 */
export const listOwnReservations = async ({
  req,
  userId,
}: {
  req: PayloadRequest
  userId: number
}): Promise<Reservation[]> => {
  const rows = (await listOwn({ req, value: userId })) as Row[]
  return rows.map(presentListed)
}

const presentListed = ({ expedition, ...row }: Row): Reservation => {
  const profiles = row.participants.map((participant) =>
    participantProfile({ participant, sizesAsked: expedition.sizes_asked }),
  )
  return {
    reservation_id: row.reservation_id,
    departure_id: row.departure_id,
    name: expedition.name,
    departure_date: row.departure_start,
    duration_days: expedition.duration_days,
    level_number: expedition.level_number,
    main_photo_large: expedition.main_photo_large,
    main_photo_small: expedition.main_photo_small,
    is_confirmed: row.status === 'confirmed',
    is_guide: row.is_guide,
    dashboard_completness: reservationCompleteness({
      completeness: profiles.map(({ completeness }) => completeness),
      travelersCount: row.travelers_count,
    }),
    reservation_status_front_end: reservationSection({
      status: row.status,
      departureEnd: row.departure_end,
      today: row.today,
    }),
  }
}
