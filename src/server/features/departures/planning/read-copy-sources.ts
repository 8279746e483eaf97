import { DECISION_DAY, LEADING_GUIDE } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'

/** A departure that is copied, with what its copies take from it. */
export type CopySource = {
  id: number
  expeditionId: number
  name: string
  start: string
  end: string
  /** The agency's own; null for the law's. */
  decisionOn: string | null
  capacity: number
  minParticipants: number | null
  priceCents: number | null
  ownGuide: number | null
  guideId: number | null
  guide: string | null
}

/** SQL of the departures of these numbers, by their first day. */
export const copySources = (ids: number[]) => sql`
  select d.id, d.expedition_id as "expeditionId",
    coalesce(e.name, regexp_replace(d.title, ', [^,]*$', ''), 'Aventure sans nom') as name,
    to_char(d.first_day, 'YYYY-MM-DD') as start, to_char(d.last_day, 'YYYY-MM-DD') as "end",
    case when d.decision_on is not null then to_char(${DECISION_DAY}, 'YYYY-MM-DD') end as "decisionOn",
    d.capacity::int as capacity, d.min_participants::int as "minParticipants", d.price_cents::int as "priceCents",
    d.guide_id as "ownGuide", ${LEADING_GUIDE} as "guideId", g.full_name as guide
  from departures d join expeditions e on e.id = d.expedition_id left join guides g on g.id = ${LEADING_GUIDE}
  where d.id = any(array[${sql.join(ids, sql`, `)}]::int[]) order by d.first_day, d.id`
