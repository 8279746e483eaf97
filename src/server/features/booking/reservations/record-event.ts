import type { ReservationEventKind } from '@/domain/reservation-event-words'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { issueInvoices } from '../invoices/issue-invoices'
import { planRefunds } from '../payments/plan-refunds'
import { reconcileMails } from '../scheduled-mails/reconcile-mails'

export type ReservationEvent = {
  kind: ReservationEventKind
  /** Null: the site itself. */
  authorId: number | null
  detail?: string
  /** Of a move: the departure that was left, and by how many. */
  left?: { departureId: number; travelers: number }
}

type Recording = { transaction: Transaction; reservationId: number; event: ReservationEvent }

/** After which something may be owed back: what was paid in excess by a mistake of the desk is the desk's to see. */
const MAY_OWE: ReadonlySet<ReservationEvent['kind']> = new Set([
  'moved',
  'options_changed',
  'transferred',
  'traveler_added',
  'traveler_canceled',
  'canceled',
  'discounted',
  'savings',
  'departure_canceled',
  'choice_made',
  'contract_changed',
  'credit_returned',
])

/**
 * Writes down a change of a reservation that is done, dated, with its author: the mails that it will get follow it, a credit note
 * where less is asked for than was invoiced, and what is owed back since starts on its way.
 */
export const recordEvent = async (recording: Recording): Promise<void> => {
  const { transaction, reservationId, event } = recording
  await writeEvent(recording)
  await issueInvoices({ transaction, reservationId, cause: { event: event.kind } })
  if (MAY_OWE.has(event.kind)) {
    for (const detail of await planRefunds({ transaction, reservationId })) {
      await writeEvent({ ...recording, event: { kind: 'refunded', authorId: null, detail } })
    }
  }
  await reconcileMails({ transaction, reservationId })
}

const writeEvent = async ({
  transaction,
  reservationId,
  event: { kind, authorId, detail, left },
}: Recording): Promise<void> => {
  await transaction.execute(sql`
    insert into reservation_events (reservation_id, kind, author_id, detail, left_departure_id, left_travelers)
    values (${reservationId}, ${kind}, ${authorId}, ${detail ?? null}, ${left?.departureId ?? null}, ${left?.travelers ?? null})`)
}
