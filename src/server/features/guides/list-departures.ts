import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { GuidedDeparture, listGuidedDepartures } from '@/contract/guide-calendar'
import { filledCompleteness } from '@/domain/travelers/participant-profile'
import type { SizeKind } from '@/domain/travelers/participant-sizes'
import { SIZES_ASKED_JSON } from '@/server/features/reservations/participants/participants-json'
import { GIVEN_BITS } from '@/server/features/reservations/participants/profile-sql'
import { IS_TRIP_KNOWN } from '@/server/features/seats/booked-expedition'
import { guidedDepartures } from '@/server/features/seats/guided-departures'
import { onlyRow } from '@/server/platform/db/only-row'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { AWAITED_TEXT, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { runStatement } from '@/server/platform/payload/run-statement'
import { unseenChanges } from './departure-changes'

type Row = Omit<GuidedDeparture, 'incomplete_profiles'> & {
  travelers_count: number
  sizes_asked: SizeKind[]
  /** What is given of each traveler and what is not asked of them, in bits. */
  filled: Array<[filled: number, notAsked: number]>
}

// A trip that was withdrawn has no page, so nobody can answer there.
const QUESTIONS = sql`(select count(*)::int from messages m
  where m.expedition_id = e.id and e._status = 'published' and m.parent_id is null and m.status = 'visible'
    and not exists (select 1 from messages a where a.parent_id = m.id and a.status = 'visible'))`

const statementFor = (userId: number) => sql`
  select to_char(${TODAY}, 'YYYY-MM-DD') as today,
    exists (select 1 from guides g where g.user_id = ${userId}) as is_guide,
    coalesce((select json_agg(row_to_json(led) order by led.departure_start, led.departure_id) from (
      select d.id as departure_id, e.name, d.status::text as status, d.capacity::int as capacity,
        d.seats_taken::int as seats_taken, ${parisDay(sql`d.departure_start`)} as departure_start,
        ${parisDay(sql`d.departure_end`)} as departure_end, ${sql.raw(AWAITED_TEXT)} as awaited,
        ${QUESTIONS} as questions, ${unseenChanges(userId)} as changes, ${SIZES_ASKED_JSON} as sizes_asked,
        coalesce((select sum(r.travelers_count) from reservations r
          where r.departure_id = d.id and ${NOT_CANCELED.r}), 0)::int as travelers_count,
        array(select ${GIVEN_BITS} from participants p join reservations r on r.id = p.reservation_id
          where r.departure_id = d.id and ${NOT_CANCELED.r}) as filled
      from departures d join expeditions e on e.id = d.expedition_id
      where d.id in ${guidedDepartures(userId)} and ${IS_TRIP_KNOWN}
    ) led), '[]'::json) as departures`

/** The departures that the user guides, by date: how full, how sure, what waits. By one statement. */
export const listDeparturesOf = async ({
  req,
  userId,
}: {
  req: PayloadRequest
  userId: number
}): Promise<OutputOf<typeof listGuidedDepartures.response>> => {
  const rows = await runStatement<{ today: string; is_guide: boolean; departures: Row[] }>({
    req,
    statement: statementFor(userId),
  })
  const { departures, ...rest } = onlyRow(rows)
  return { ...rest, departures: departures.map(present) }
}

const present = ({ filled, sizes_asked, travelers_count, ...row }: Row): GuidedDeparture => {
  const complete = filled.filter(
    ([given, notAsked]) => filledCompleteness({ filled: given, notAsked, sizesAsked: sizes_asked }) === 100,
  ).length
  return { ...row, incomplete_profiles: Math.max(0, travelers_count - complete) }
}
