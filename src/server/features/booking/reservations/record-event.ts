import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { issueInvoices } from '../invoices/issue-invoices'
import { reconcileMails } from '../scheduled-mails/reconcile-mails'

export type ReservationEvent = {
  kind:
    | 'created'
    | 'confirmed'
    | 'paid'
    | 'payment_failed'
    | 'refunded'
    | 'refund_failed'
    | 'participants'
    | 'moved'
    | 'options_changed'
    | 'transferred'
    | 'traveler_canceled'
    | 'canceled'
    | 'savings'
    | 'departure_confirmed'
    | 'departure_canceled'
    | 'choice_made'
    | 'credit_returned'
  /** Null: the site itself. */
  authorId: number | null
  detail?: string
}

/**
 * Writes down a change of a reservation that is done, dated, with its author: the mails that it will get follow it, and a credit
 * note where less is asked for than was invoiced.
 */
export const recordEvent = async ({
  transaction,
  reservationId,
  event: { kind, authorId, detail },
}: {
  transaction: Transaction
  reservationId: number
  event: ReservationEvent
}): Promise<void> => {
  await transaction.execute(sql`
    insert into reservation_events (reservation_id, kind, author_id, detail)
    values (${reservationId}, ${kind}, ${authorId}, ${detail ?? null})`)
  await issueInvoices({ transaction, reservationId, cause: { event: kind } })
  await reconcileMails({ transaction, reservationId })
}
