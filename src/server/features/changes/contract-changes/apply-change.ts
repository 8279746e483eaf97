import { noonOf } from '@/domain/days/days'
import type { Holding } from '@/domain/changes/contract-change'
import { movedBalanceDueOn, paymentSchedule } from '@/domain/reservations/payment-schedule'
import { repricedDeposit } from '@/domain/changes/repriced-deposit'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { recordEvent } from '@/server/features/ledger/record-event'
import { TRANSFER_DAYS_SET } from '@/server/features/payment-methods/transfer-offer'
import type { LockedReservation } from '@/server/features/reservations/lock-reservation'
import { DEPOSIT_PERCENT, PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { onlyRow } from '@/server/platform/db/only-row'
import { DEPOSIT_CENTS } from '@/server/platform/db/shared-terms'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { changedPrice, type ChangedUnits } from './changed-price'

/**
 * Has a change of a contract hold for a reservation that is locked: its price is another one, what is left to pay follows, and the
 * contract says from now on what it was, what it became and who answered what.
 */
export const applyChange = async ({
  transaction,
  reservation,
  changeId,
  units,
  holding,
  authorId,
  detail,
}: {
  transaction: Transaction
  reservation: LockedReservation
  changeId: number
  units: ChangedUnits
  holding: Holding
  authorId: number | null
  detail: string
}): Promise<void> => {
  const { id, departureId, departureStart, today } = reservation
  const { totalCents } = changedPrice({ reservation, ...units })
  const { rows } = await transaction.execute<Sums>(sql`
    select ${DEPOSIT_CENTS.r}::int as "depositCents", ${PAID_CENTS} as "paidCents",
      r.balance_due_on is null as "isWhole", ${parisDay(sql`r.created_at`)} as "bookedOn", ${DEPOSIT_PERCENT} as "depositPercent",
      ${TRANSFER_DAYS_SET} as "transferDays"
    from reservations r where r.id = ${id}`)
  const { isWhole, bookedOn, depositPercent, transferDays, ...sums } = onlyRow(rows)
  const ruleCents = isWhole
    ? totalCents
    : paymentSchedule({ totalCents, departureStart, bookedOn, depositPercent }).depositCents
  const depositCents = repricedDeposit({ ...sums, ruleCents, totalCents })
  // Who had paid the whole sum at once has a rest to pay, and a day for it.
  const restDueOn =
    depositCents < totalCents ? noonOf(movedBalanceDueOn({ departureStart, today, transferDays })) : null
  await transaction.execute(sql`
    update participants set added_price_cents = round(added_price_cents::numeric * ${units.unitCents}::int / ${reservation.unitCents}::int)
    where reservation_id = ${id} and added_price_cents is not null`)
  await transaction.execute(sql`
    update reservations r set unit_price_cents = ${units.unitCents}, child_price_cents = ${units.childCents},
      total_cents = ${totalCents}, deposit_cents = ${depositCents}, answer = null, updated_at = now(),
      balance_due_on = coalesce(r.balance_due_on, ${restDueOn}::timestamptz),
      contract = r.contract || jsonb_build_object('amendments', coalesce(r.contract -> 'amendments', '[]'::jsonb)
        || (select jsonb_build_object('change_id', c.id, 'kind', c.kind, 'justification', c.justification,
          'was', c.was, 'becomes', c.becomes, 'variations', c.variations,
          'old_start', c.old_start, 'old_end', c.old_end, 'new_start', c.new_start, 'new_end', c.new_end,
          'from_cents', ${reservation.totalCents}::int, 'to_cents', ${totalCents}::int, 'holding', ${holding}::text,
          'at', ${isoInstant(sql`now()`)}, 'told_on', ${parisDay(sql`c.runs_at`)}, 'text_version', a.text_version)
        from contract_changes c join contract_change_answers a on a.change_id = c.id and a.reservation_id = ${id}
        where c.id = ${changeId}))
    where r.id = ${id}`)
  await recordEvent({ transaction, reservationId: id, event: { kind: 'contract_changed', authorId, detail } })
  await confirmIfReached({ transaction, departureId })
}

type Sums = {
  depositCents: number
  paidCents: number
  isWhole: boolean
  bookedOn: string
  depositPercent: number
  transferDays: number
}
