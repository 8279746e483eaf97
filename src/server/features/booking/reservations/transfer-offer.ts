import type { SQL } from 'drizzle-orm'
import { versionInForce } from '@/server/features/legal/in-force'
import { AGE_MAX } from '../booked-expedition'
import { sql } from '@/server/platform/payload/transaction-of'

/** What handing a place of a booking over comes under today. */
export type TransferOffer = {
  costCents: number
  doneCount: number
  noticeVersion: string | null
  levelNoticeVersion: string | null
  /** The level that the trip asks. */
  demand: number
  ageMinChild: number | null
  ageMaxChild: number | null
}

/** SQL of what handing a place of a reservation over comes under, as `TransferOffer` has it. */
export const transferOfferStatement = (id: number): SQL => sql`
  select coalesce((select s.transfer_cost_cents from site_settings s limit 1), 0)::int as "costCents",
    (select count(*)::int from reservation_transfers t where t.reservation_id = r.id) as "doneCount",
    ${sql.raw(versionInForce('transfer_notice'))} as "noticeVersion",
    ${sql.raw(versionInForce('level_notice'))} as "levelNoticeVersion",
    e.level::int as demand, e.age_min_child::int as "ageMinChild", ${AGE_MAX} as "ageMaxChild"
  from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
  where r.id = ${id}`
