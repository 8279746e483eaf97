import type { ReservationEventKind } from '@/domain/reservations/reservation-event-words'
import { reconcileMails } from '@/server/features/reservations/scheduled-mails/reconcile-mails'
import type { Transaction } from '@/server/platform/db/transaction-of'
import { issueInvoices } from './invoices/issue-invoices'
import { planRefunds } from './plan-refunds'

/** What follows from an event, in the transaction of the event. Answers the refunds that it made, each as the history words it. */
type EventHandler = (event: {
  transaction: Transaction
  reservationId: number
  kind: ReservationEventKind
}) => Promise<string[]>

const issueCreditNote: EventHandler = async ({ transaction, reservationId, kind }) => {
  await issueInvoices({ transaction, reservationId, cause: { event: kind } })
  return []
}

/** The events after which money may be owed back. A payment that the desk recorded by mistake is corrected by the desk. */
const MAY_OWE: ReadonlySet<ReservationEventKind> = new Set([
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

const refundWhatIsOwed: EventHandler = async ({ transaction, reservationId, kind }) =>
  MAY_OWE.has(kind) ? planRefunds({ transaction, reservationId }) : []

const planMails: EventHandler = async ({ transaction, reservationId }) => {
  await reconcileMails({ transaction, reservationId })
  return []
}

/** Everything that follows from an event of a reservation, in this order. */
export const EVENT_HANDLERS: EventHandler[] = [issueCreditNote, refundWhatIsOwed, planMails]
