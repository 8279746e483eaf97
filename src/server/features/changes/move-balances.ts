import { calendarDayInParis } from '@/domain/days/calendar-day'
import { noonOf } from '@/domain/days/days'
import { movedBalanceDueOn } from '@/domain/reservations/payment-schedule'
import { TRANSFER_DAYS_SET } from '@/server/features/payment-methods/transfer-offer'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'

/** Gives the balances still to pay on a departure the day that its new first day asks for. */
export const moveBalances = async ({
  transaction,
  departureId,
  departureStart,
}: {
  transaction: Transaction
  departureId: number
  departureStart: string
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`select ${TRANSFER_DAYS_SET} as days`)
  const transferDays = Number(rows[0]?.['days'])
  const dueOn = movedBalanceDueOn({ departureStart, today: calendarDayInParis(new Date()), transferDays })
  const due = sql`${noonOf(dueOn)}::timestamptz`
  // None is due where the whole sum was asked for at once.
  await transaction.execute(sql`
    update reservations r set balance_due_on = ${due}, updated_at = now()
    where r.departure_id = ${departureId} and ${NOT_CANCELED.r} and r.balance_due_on <> ${due}
      and ${PAID_CENTS} < r.total_cents`)
}
