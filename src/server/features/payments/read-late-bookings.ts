import type { Money } from '@/contract/money'
import { daysBetween } from '@/domain/days/days'
import { depositDueDay } from '@/domain/reservations/payment-schedule'
import { CLAIM_MAIL_KINDS } from '@/domain/reservations/scheduled-mails'
import { IS_UNSETTLED } from '@/server/features/reservations/reservation-facts'
import { IS_UNPAID, UNPAID_TEXT } from '@/server/features/reservations/unpaid-sql'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { CUSTOMER_NAME, DEPOSIT_CENTS, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { TRANSFER_DAYS_SET } from '@/server/features/payment-methods/transfer-offer'
import { sql } from '@/server/platform/db/transaction-of'

type Late = Money['late']['bookings'][number]
type Row = Omit<Late, 'due_on' | 'late_days'> & {
  today: string
  bookedOn: string
  transferDays: number
  balanceDueOn: string | null
  isDepositPaid: boolean
}

/** Rows of a list of the money page. */
export const MOST_LISTED = 200

/**
 * The bookings with a sum overdue, the most overdue first, and their total in cents. The sum is what is due by now and was not
 * received (`unpaid-sql`). It is due on the day of the deposit (`depositDueDay`) while the deposit is not received or no
 * balance has a day of its own, otherwise on the day of the balance, and is late from the next day on.
 */
export const readLateBookings = async (): Promise<Money['late']> => {
  const late = (await readUnpaid()).flatMap(withDueDay).toSorted((one, other) => other.late_days - one.late_days)
  return {
    bookings_count: late.length,
    total_cents: late.reduce((cents, { due_cents: due }) => cents + due, 0),
    bookings: late.slice(0, MOST_LISTED),
  }
}

const withDueDay = ({ today, bookedOn, transferDays, balanceDueOn, isDepositPaid, ...row }: Row): Late[] => {
  const due =
    isDepositPaid && balanceDueOn !== null
      ? balanceDueOn
      : depositDueDay({ departureStart: row.departure_start, bookedOn, transferDays })
  return due < today ? [{ ...row, due_on: due, late_days: daysBetween({ from: due, to: today }) }] : []
}

const CLAIMS = sql.join(
  CLAIM_MAIL_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)

const readUnpaid = (): Promise<Row[]> =>
  queryStatement<Row>(sql`
    select r.id as reservation_id, coalesce(r.number, r.id::text) as number, ${CUSTOMER_NAME} as customer,
      u.phone, u.email, e.name, ${parisDay(sql`d.departure_start`)} as departure_start, ${sql.raw(UNPAID_TEXT)} as due_cents,
      (select ${parisDay(sql`max(m.settled_at)`)} from scheduled_mails m
        where m.reservation_id = r.id and m.state = 'sent' and m.kind in (${CLAIMS})) as reminded_on,
      to_char(${TODAY}, 'YYYY-MM-DD') as today, ${parisDay(sql`r.created_at`)} as "bookedOn",
      ${TRANSFER_DAYS_SET} as "transferDays", ${parisDay(sql`r.balance_due_on`)} as "balanceDueOn",
      r.paid_cents >= ${DEPOSIT_CENTS.r} as "isDepositPaid"
    from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
      join users u on u.id = r.user_id
    where ${IS_UNSETTLED} and ${NOT_CANCELED.d} and ${IS_UNPAID} order by r.id`)
