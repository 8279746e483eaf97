import type { SQL } from 'drizzle-orm'
import { versionInForce } from '@/server/features/legal/in-force'
import { AGE_MAX } from '@/server/features/seats/booked-expedition'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

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

/**
 * Writes down that a place was handed over: its cost comes on top of the total, the contract says so from now on, and as it stood
 * before it is kept beside. The answer to the order, kept for who repeats it, names who left, and goes.
 */
export const writeTransfer = async ({
  transaction,
  reservationId,
  position,
  costCents,
  noticeVersion,
}: {
  transaction: Transaction
  reservationId: number
  position: number
  costCents: number
  noticeVersion: string | null
}): Promise<void> => {
  await transaction.execute(sql`
    with made as (
      insert into reservation_transfers (reservation_id, position, cost_cents, notice_version, previous_contract)
      select id, ${position}::int, ${costCents}::int, ${noticeVersion}::text, contract from reservations where id = ${reservationId}
      returning transferred_at
    )
    update reservations r set answer = null, total_cents = r.total_cents + ${costCents}::int,
      travelers_fee_cents = r.travelers_fee_cents + ${costCents}::int, updated_at = now(),
      contract = r.contract || jsonb_build_object('transfers', coalesce(r.contract -> 'transfers', '[]'::jsonb)
        || jsonb_build_object('position', ${position}::int, 'at', ${isoInstant(sql`made.transferred_at`)},
          'cost_cents', ${costCents}::int, 'notice_version', ${noticeVersion}::text))
    from made where r.id = ${reservationId}`)
}
