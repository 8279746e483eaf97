import type { SQL } from 'drizzle-orm'
import { refundDueCents } from '@/domain/ledger/refund-due'
import type { PaymentMethod } from '@/domain/ledger/payment-words'
import { PAID_CENTS, SIGNED_CENTS } from '@/server/features/reservations/reservation-facts'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** SQL of the refunds by card of the reservation `r` that are on their way, in cents. */
export const PENDING_REFUND_CENTS = sql`(select coalesce(sum(f.amount_cents), 0)::int from payment_refunds f
  where f.reservation_id = r.id and f.state in ('waiting', 'pending'))`

/** SQL of those that a provider refused and that the agency has not looked after, in cents. */
export const FAILED_REFUND_CENTS = sql`(select coalesce(sum(f.amount_cents), 0)::int from payment_refunds f
  where f.reservation_id = r.id and f.state = 'failed' and f.handled_at is null)`

export type RefundFacts = {
  paid: Array<{ method: PaymentMethod; cents: number }>
  paidCents: number
  indemnityCents: number
  pendingCents: number
  /** What is owed back and not on its way. */
  dueCents: number
  /** Of each payment by card of a provider, what it can still give back, and the deposit of which it paid a share; the last first. */
  online: Array<{ id: string; cents: number; depositId: number | null }>
  /** The customer has yet to say what becomes of their money. */
  isChoiceOpen: boolean
  today: string
}

/**
 * SQL of what the payment `i` can still give back of the reservation `r`, in cents: what of it pays for this one, as it may have
 * followed from another or to another, and never above what its card gave in all.
 */
const ROOM_CENTS = sql`least(
  case when i.reservation_id = r.id then i.captured_cents else 0 end
    + (select coalesce(sum(case when m.to_reservation_id = r.id then m.amount_cents else -m.amount_cents end), 0)
      from payment_moves m where m.intent_id = i.id and r.id in (m.from_reservation_id, m.to_reservation_id))
    - (select coalesce(sum(f.amount_cents), 0) from payment_refunds f
      where f.intent_id = i.id and f.reservation_id = r.id),
  i.captured_cents - (select coalesce(sum(f.amount_cents), 0) from payment_refunds f where f.intent_id = i.id))::int`

type FactsRow = Omit<RefundFacts, 'dueCents'> & { isCanceled: boolean; totalCents: number; feeCents: number }

/** SQL of what was paid for a reservation, by which means, and what may go back. */
export const refundFactsStatement = (reservationId: number): SQL => sql`
    select r.status = 'canceled' as "isCanceled", r.total_cents::int as "totalCents",
      coalesce(r.cancellation_fee_cents, 0)::int as "feeCents", coalesce(r.indemnity_cents, 0)::int as "indemnityCents",
      ${PAID_CENTS} as "paidCents", ${PENDING_REFUND_CENTS} as "pendingCents", ${parisDay(sql`now()`)} as today,
      exists (select 1 from cancellation_choices c where c.reservation_id = r.id and c.choice is null) as "isChoiceOpen",
      coalesce((select json_agg(json_build_object('method', m.method, 'cents', m.cents)) from (
        select p.method, sum(${SIGNED_CENTS})::int as cents
        from payments p where p.reservation_id = r.id group by p.method) m), '[]') as paid,
      coalesce((select json_agg(json_build_object('id', o.id, 'cents', o.cents, 'depositId', o.deposit_id)
        order by o.created_at desc, o.id) from (
        select i.id, i.created_at, ${ROOM_CENTS} as cents, s.deposit_id
        from payment_intents i left join deposit_shares s on s.id = i.share_id
        where i.state = 'captured' and (i.reservation_id = r.id
          or exists (select from payment_moves m where m.intent_id = i.id and m.to_reservation_id = r.id))) o
        where o.cents > 0), '[]') as online
    from reservations r where r.id = ${reservationId}`

/** What was paid for a reservation that is locked, by which means, and what may go back. */
export const readRefundFacts = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<RefundFacts> => refundFactsOf((await transaction.execute(refundFactsStatement(reservationId))).rows[0])

/** The same of a row of that statement; `totalCents`: had the reservation this total instead of its own. */
export const refundFactsOf = (row: unknown, total?: { totalCents: number }): RefundFacts => {
  const { isCanceled, totalCents, feeCents, ...facts } = { ...(row as FactsRow), ...total }
  const { paidCents, indemnityCents, pendingCents } = facts
  const owed = refundDueCents({ isCanceled, paidCents, totalCents, feeCents, indemnityCents })
  return { ...facts, dueCents: Math.max(0, owed - pendingCents) }
}
