import { cancellationFee } from '@/domain/changes/cancellation'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { LOCKED_COLUMNS, type LockedReservation } from './lock-reservation'
import { PAID_CENTS } from './reservation-facts'

export type ComingReservation = LockedReservation & {
  name: string
  paidCents: number
  /** The change of its contract that waits for an answer, or whose silence ends it: leaving is free of charge. */
  freeChangeId: number | null
  feeCents: number
  refundCents: number
}

/** A customer's reservations whose trip has not begun, with what canceling each today costs and gives back. */
export const listComingReservations = async ({
  userId,
  run,
}: {
  userId: number
  run: Transaction['execute']
}): Promise<ComingReservation[]> => {
  const { rows } = await run<Omit<ComingReservation, 'feeCents' | 'refundCents'>>(sql`
    select ${LOCKED_COLUMNS}, e.name, ${PAID_CENTS} as "paidCents", (
        select a.change_id from contract_change_answers a join contract_changes c on c.id = a.change_id
        where a.reservation_id = r.id and a.needs_answer and a.answer is null and c.departure_id = r.departure_id
          and (c.answer_by >= ${TODAY} or a.silence = 'terminate')) as "freeChangeId"
    from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    where r.user_id = ${userId} and ${NOT_CANCELED.r}
      and ${FIRST_DAY} > (clock_timestamp() at time zone 'Europe/Paris')::date
    order by d.departure_start, r.id`)
  return rows.map((row) => {
    const feeCents =
      row.freeChangeId === null ? cancellationFee(row).feeCents : Math.min(row.travelersFeeCents, row.paidCents)
    return { ...row, feeCents, refundCents: Math.max(0, row.paidCents - feeCents) }
  })
}
