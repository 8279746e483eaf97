import type { SQL } from 'drizzle-orm'
import type { RefundDue } from '@/contract/cancellation'
import { refundDay, refundDueCents } from '@/domain/ledger/refund-due'
import { FAILED_REFUND_CENTS, PENDING_REFUND_CENTS } from '@/server/features/ledger/refund-facts'
import { CHANGED_AT, IS_OVERPAID, PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { CUSTOMER_NAME } from '@/server/platform/db/shared-terms'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

type Row = Pick<RefundDue, 'reservation_id' | 'number' | 'customer' | 'choice' | 'answer_by'> & {
  is_canceled: boolean
  paid_cents: number
  total_cents: number
  fee_cents: number
  indemnity_cents: number
  pending_cents: number
  failed_cents: number
  changed_on: string
  today: string
}

/** What the agency has to pay back, the first due first. */
export const readRefundsDue = async (): Promise<RefundDue[]> =>
  present(await queryStatement<Row>(statementOf(sql`true`)))

/** The same of one customer, in a transaction. */
export const readRefundsDueTo = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<RefundDue[]> => present((await transaction.execute<Row>(statementOf(sql`r.user_id = ${userId}`))).rows)

const statementOf = (condition: SQL): SQL => sql`
    select r.id as reservation_id, coalesce(r.number, r.id::text) as number,
      ${CUSTOMER_NAME} as customer,
      c.choice, to_char(c.answer_by, 'YYYY-MM-DD') as answer_by, r.status = 'canceled' as is_canceled,
      ${PAID_CENTS} as paid_cents, r.total_cents::int as total_cents,
      coalesce(r.cancellation_fee_cents, 0)::int as fee_cents, coalesce(r.indemnity_cents, 0)::int as indemnity_cents,
      ${PENDING_REFUND_CENTS} as pending_cents, ${FAILED_REFUND_CENTS} as failed_cents,
      ${parisDay(CHANGED_AT)} as changed_on, ${parisDay(sql`now()`)} as today
    from reservations r join users u on u.id = r.user_id left join cancellation_choices c on c.reservation_id = r.id
    where ${IS_OVERPAID} and ${condition}
    order by r.id`

const present = (rows: Row[]): RefundDue[] =>
  rows
    .map(({ changed_on, today, is_canceled: isCanceled, ...row }) => {
      const dueOn = refundDay(changed_on)
      return {
        reservation_id: row.reservation_id,
        number: row.number,
        customer: row.customer,
        choice: row.choice,
        answer_by: row.answer_by,
        amount_cents: refundDueCents({
          isCanceled,
          paidCents: row.paid_cents,
          totalCents: row.total_cents,
          feeCents: row.fee_cents,
          indemnityCents: row.indemnity_cents,
        }),
        pending_cents: row.pending_cents,
        failed_cents: row.failed_cents,
        due_on: dueOn,
        is_late: today > dueOn,
      }
    })
    .toSorted((one, other) => one.due_on.localeCompare(other.due_on) || one.reservation_id - other.reservation_id)
