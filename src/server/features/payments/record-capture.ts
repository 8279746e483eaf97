import type { PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import type { PaymentKind } from '@/domain/ledger/payment-words'
import { formatPrice } from '@/domain/text/price'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { recordEvent } from '@/server/features/ledger/record-event'
import { writePayment } from '@/server/features/ledger/write-payment'
import type { ProviderPayment } from '@/server/features/payment-methods/port'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { sql, type Transaction, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { changeIntent, lockIntent, type Intent } from './intent'
import { noteEvent, type ProviderEvent } from './note-event'
import { keepCard } from './saved-card/keep-card'
import { isLastShare } from './shared/is-last-share'

/** Writes down what a provider took, once: a line of the ledger, the history, the receipt, and the departure that it confirms. */
export const recordCapture = async ({
  req,
  intent,
  seen,
  event,
}: {
  req: PayloadRequest
  intent: Intent
  seen: ProviderPayment
  event: ProviderEvent | undefined
}): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const { reservationId } = intent
  if (reservationId === null) throw new Error(`The payment ${intent.id} was taken for nothing.`)
  const reservation = await lockReservation({ transaction, id: reservationId })
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!held || held.state === 'captured') return false
  const { rows } = await transaction.execute(
    sql`select ${PAID_CENTS} as paid from reservations r where r.id = ${reservationId}`,
  )
  const kind = kindOf({ intent: held, paidCents: Number(rows[0]?.['paid']), totalCents: reservation.totalCents })
  const paymentId = await writePayment({
    transaction,
    method: 'card',
    payment: {
      reservationId,
      kind,
      amountCents: seen.capturedCents,
      receivedOn: calendarDayInParis(new Date()),
      reference: '',
      authorId: null,
    },
    online: { provider: intent.provider, reference: seen.reference },
  })
  const { capturedCents } = seen
  const isLeft = Number(rows[0]?.['paid']) + capturedCents < reservation.totalCents
  const isKept = await keepCard({ transaction, intent: held, seen, reservationId: isLeft ? reservationId : null })
  await changeIntent({ transaction, intent: held, change: { state: 'captured', capturedCents } })
  const detail = `${WORDS[kind]} par carte\u00a0: ${formatPrice(capturedCents / 100)}${isKept ? ', carte gardée pour le solde' : ''}`
  await recordEvent({ transaction, reservationId, event: { kind: 'paid', authorId: null, detail } })
  // An order is confirmed to its customer before its departure is.
  await tellPaid({ req, transaction, intent, reservationId, paymentId })
  await confirmIfReached({ transaction, departureId: reservation.departureId })
  // Cards say how many are still missing.
  await announceSeats({ transaction, departureIds: [reservation.departureId] })
  return false
}

type Told = { req: PayloadRequest; transaction: Transaction; intent: Intent; reservationId: number; paymentId: number }

/** The order that is made, and the receipts of who booked and of who paid. */
const tellPaid = async ({ req, transaction, intent, reservationId, paymentId }: Told): Promise<void> => {
  const isShare = intent.purpose === 'share'
  if (intent.purpose === 'order' || (isShare && (await isLastShare({ transaction, reservationId })))) {
    await enqueueMail({ req, mail: { template: 'reservation_received', reservationId } })
  }
  await enqueueMail({ req, mail: { template: isShare ? 'share_receipt' : 'payment_receipt', paymentId } })
  if (!(await wantsReceipt({ transaction, intent }))) return
  await enqueueMail({ req, mail: { template: 'part_receipt', paymentId } })
}

/** Whether somebody else than who booked pays, and asked for a receipt. */
const wantsReceipt = async ({
  transaction,
  intent,
}: {
  transaction: Transaction
  intent: Intent
}): Promise<boolean> => {
  const { rows } = await transaction.execute(sql`
    select 1 from payment_intents i left join users u on u.id = i.user_id
    where i.id = ${intent.id}::uuid and lower(i.receipt_email) is distinct from lower(u.email) and i.receipt_email is not null`)
  return rows.length > 0
}

const WORDS: Record<PaymentKind, string> = {
  deposit: 'Acompte',
  balance: 'Solde',
  full: 'Totalité',
  refund: 'Remboursement',
  refund_returned: 'Remboursement revenu',
}

const kindOf = ({
  intent: { amountCents, purpose },
  paidCents,
  totalCents,
}: {
  intent: Intent
  paidCents: number
  totalCents: number
}): PaymentKind => {
  if (paidCents + amountCents >= totalCents) return paidCents <= 0 ? 'full' : 'balance'
  return purpose === 'balance' ? 'balance' : 'deposit'
}
