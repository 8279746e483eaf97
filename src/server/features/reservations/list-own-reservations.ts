import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Reservation } from '@/contract/reservation-detail'
import { bookingState } from '@/domain/reservations/booking-state'
import { filledCompleteness, reservationCompleteness } from '@/domain/travelers/participant-profile'
import type { SizeKind } from '@/domain/travelers/participant-sizes'
import { reservationSection, type ReservationStatus } from '@/domain/reservations/reservation-status'
import { IS_TRIP_KNOWN } from '@/server/features/seats/booked-expedition'
import { guidedDepartures } from '@/server/features/seats/guided-departures'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { query } from '@/server/platform/db/pool'
import { DEPOSIT_CENTS, FIRST_DAY, MISSING_TRAVELERS, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { preparedStatement } from '@/server/platform/payload/prepared-statement'
import { GIVEN_BITS } from './participants/profile-sql'
import { ARRIVING_CENTS } from './reservation-facts'

type Row = {
  reservation_id: number
  departure_id: number
  departure_start: string
  departure_end: string
  status: ReservationStatus
  is_guide: boolean
  travelers_count: number
  sizes_asked: SizeKind[]
  /** What is given of each traveler and what is not asked of them, in bits. */
  filled: Array<[filled: number, notAsked: number]>
  /** What is paid, about to be debited, due as a deposit and due in all, in cents; null for a departure that one guides. */
  sums: null | [paid: number, arriving: number, deposit: number, total: number]
  /** Whether its departure waits for travelers before it is sure to leave. */
  is_awaited: boolean
} & Pick<Reservation, 'name' | 'duration_days' | 'level_number' | 'main_photo_large' | 'main_photo_small'>

/** What is listed to one person; `leads` to whom departures are, which are listed with the rest. */
type Listed = { leads?: boolean; today: string; listed: Row[] }

const ownRows = (userId: SQL) => sql`
  select r.id as reservation_id, r.departure_id, r.status::text as status, false as is_guide,
    r.travelers_count::int as travelers_count, array(select ${GIVEN_BITS}
      from participants p join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
      where p.reservation_id = r.id) as filled,
    array[r.paid_cents::int, ${ARRIVING_CENTS}, ${DEPOSIT_CENTS.r}::int, r.total_cents::int] as sums
  from reservations r where r.user_id = ${userId}`

const guidedRows = (userId: SQL) => sql`
  select -d.id as reservation_id, d.id as departure_id,
    case d.status when 'open' then 'pending' else d.status::text end as status, true as is_guide,
    coalesce(sum(r.travelers_count), 0)::int as travelers_count,
    array(select ${GIVEN_BITS} from participants p join reservations b on b.id = p.reservation_id
        join expeditions e on e.id = d.expedition_id
      where b.departure_id = d.id and ${NOT_CANCELED.b}) as filled, null::int[] as sums
  from departures d left join reservations r on r.departure_id = d.id and ${NOT_CANCELED.r}
  where d.id in ${guidedDepartures(userId)}
  group by d.id`

/** SQL of what is listed of these rows, as one value: reading a row of many columns costs more than asking for it, and naming each in JSON too. */
const listed = (rows: SQL) => sql`(
  select coalesce(json_agg(l order by l.departure_start, l.is_guide desc, abs(l.reservation_id)), '[]'::json) from (
    select o.*, ${parisDay(sql`d.departure_start`)} as departure_start, ${parisDay(sql`d.departure_end`)} as departure_end,
      e.name, e.duration_days::int, e.level::int as level_number,
      coalesce(m.sizes_lg_url, m.url) as main_photo_large,
      coalesce(m.sizes_sm_url, m.url) as main_photo_small,
      array(select s.value from expeditions_sizes_asked s where s.parent_id = e.id) as sizes_asked,
      not o.is_guide and ${FIRST_DAY} > ${TODAY} and ${MISSING_TRAVELERS} > 0 as is_awaited
    from (${rows}) o
    join departures d on d.id = o.departure_id
    join expeditions e on e.id = d.expedition_id
    left join media m on m.id = e.main_photo_id
    where not o.is_guide or ${IS_TRIP_KNOWN}
  ) l)`

const listOwn = preparedStatement<Listed>({
  name: 'own-reservations',
  build: (userId) => sql`
  select exists (select from guides g where g.user_id = ${userId}) as leads, ${parisDay(sql`now()`)} as today,
    ${listed(ownRows(userId))} as listed`,
})

const listWithGuided = preparedStatement<Listed>({
  name: 'own-and-guided',
  // A guide may lead hundreds.
  ask: query,
  build: (userId) => sql`select ${parisDay(sql`now()`)} as today,
    ${listed(sql`${ownRows(userId)} union all ${guidedRows(userId)}`)} as listed`,
})

/**
 * The user's reservations and the departures he or she guides, by date, by one statement; a guide's by one more. A guided departure is no
 * reservation: its `reservation_id` is below zero, as none's is, one for each, and its dashboard is found by `departure_id`.
 */
export const listOwnReservations = async ({
  req,
  userId,
}: {
  req: PayloadRequest
  userId: number
}): Promise<Reservation[]> => {
  const asked = { req, value: userId }
  const [own] = await listOwn(asked)
  const [all] = own?.leads ? await listWithGuided(asked) : [own]
  return all ? all.listed.map((row) => presentListed({ row, today: all.today })) : []
}

const presentListed = ({ row, today }: { row: Row; today: string }): Reservation => ({
  reservation_id: row.reservation_id,
  departure_id: row.departure_id,
  name: row.name,
  departure_date: row.departure_start,
  duration_days: row.duration_days,
  level_number: row.level_number,
  main_photo_large: row.main_photo_large,
  main_photo_small: row.main_photo_small,
  is_confirmed: row.status === 'confirmed',
  is_guide: row.is_guide,
  dashboard_completness: reservationCompleteness({
    completeness: row.filled.map(([filled, notAsked]) =>
      filledCompleteness({ filled, notAsked, sizesAsked: row.sizes_asked }),
    ),
    travelersCount: row.travelers_count,
  }),
  reservation_status_front_end: reservationSection({
    status: row.status,
    departureEnd: row.departure_end,
    today,
  }),
  booking_state: stateOf(row),
})

const stateOf = ({ status, sums, is_awaited: isAwaited }: Row): Reservation['booking_state'] => {
  if (sums === null) return null
  const [paid, arriving, deposit, total] = sums
  return bookingState({
    status,
    paid: paid / 100,
    arriving: arriving / 100,
    price: { deposit: deposit / 100, total: total / 100 },
    awaited: isAwaited ? {} : null,
  })
}
