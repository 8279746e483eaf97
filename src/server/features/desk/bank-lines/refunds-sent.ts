import type { BankLine } from '@/contract/bank-lines'
import { matchReturnedRefund, type SentRefund } from '@/domain/bank-lines/match-returned-refund'
import { IS_BY_HAND } from '@/server/features/reservations/reservation-facts'
import { queryStatement } from '@/server/platform/db/query-statement'
import { NAME_OR_EMAIL } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'

type Refund = SentRefund & { customer: string }

/** The refunds by transfer, cheque or the like, but in cash, of one of these sums that did not come back. */
export const readRefunds = async (lines: ReadonlyArray<{ amount_cents: number }>): Promise<Refund[]> =>
  lines.length === 0 ? [] : queryStatement<Refund>(sentRefunds(lines.map(({ amount_cents }) => amount_cents)))

/** SQL of the refunds of one of these sums, of any reservation or of one, more of which were sent than came back. */
export const sentRefunds = (sums: number[], reservationId: number | null = null) => sql`
  select r.id as "reservationId", coalesce(r.number, r.id::text) as number, sent.amount_cents as "amountCents", sent.reference,
    ${NAME_OR_EMAIL} as customer,
    array_remove(array[nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')] || array(
      select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') from participants p where p.reservation_id = r.id),
      null) as names
  from (
    select p.reservation_id, p.amount_cents::int as amount_cents,
      coalesce(string_agg(p.reference, ' ') filter (where p.kind = 'refund'), '') as reference
    from payments p
    where p.kind in ('refund', 'refund_returned') and ${IS_BY_HAND} and p.method <> 'cash'
      and p.amount_cents = any(${sql.param(sums)}::numeric[])
      and (${reservationId}::int is null or p.reservation_id = ${reservationId}::int)
      and not exists (select from bank_lines b where b.payment_id = p.id and b.kind = 'transfer_returned')
    group by 1, 2 having count(*) filter (where p.kind = 'refund') > count(*) filter (where p.kind = 'refund_returned')) sent
  join reservations r on r.id = sent.reservation_id join users u on u.id = r.user_id
  order by r.id`

/** The refund that an open line of one that came back seems to be. */
export const returnedOf = ({
  line,
  refunds,
}: {
  line: Pick<BankLine, 'kind' | 'amount_cents' | 'payer' | 'words'> & { more: string }
  refunds: Refund[]
}): BankLine['returned_refund'] => {
  if (line.kind !== 'refund_returned') return null
  const match = matchReturnedRefund({ line: { ...line, amountCents: line.amount_cents }, refunds })
  const refund = match && refunds.find(({ reservationId }) => reservationId === match.reservationId)
  if (!refund) return null
  const { reservationId, number, customer } = refund
  return { reservation_id: reservationId, number, customer, reason: match.reason }
}
