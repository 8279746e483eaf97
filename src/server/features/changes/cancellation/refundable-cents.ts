import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { sql } from '@/server/platform/db/transaction-of'

/** SQL of what was received for the canceled reservation `r` beyond what is kept of it, in cents; an indemnity is apart. */
export const REFUNDABLE_CENTS = sql`greatest(0, ${PAID_CENTS} - coalesce(r.cancellation_fee_cents, 0)::int)`
