import { formatShortDate } from './french-dates'
import type { PaymentKind, PaymentMethod } from './payment-words'
import { formatPrice } from './price'

type Payment = {
  kind: PaymentKind
  method?: PaymentMethod
  amountCents: number
  receivedOn: string
  reference?: string
}
type Booking = {
  totalCents: number
  /** With the refunds taken off. */
  paidCents: number
  /** What the agency owes beyond what was paid. */
  indemnityCents: number
  bookedOn: string
  today: string
}

export type PaymentRefusal = { field: 'amount_cents' | 'received_on' | 'reference'; message: string }

/**
 * Why a sum can't be written down for a reservation, or null: a refund gives back at most what is there and what is owed, a payment is at
 * most the price, and both happened between the booking and today; a cheque and vouchers come with their numbers.
 */
export const paymentRefusal = ({
  kind,
  method,
  amountCents,
  receivedOn,
  reference,
  ...booking
}: Payment & Booking): PaymentRefusal | null =>
  numberRefusal({ kind, method, reference }) ??
  dayRefusal({ receivedOn, ...booking }) ??
  (kind === 'refund' ? refundRefusal({ amountCents, ...booking }) : sumRefusal({ amountCents, ...booking }))

const NUMBER_ASKED: Partial<Record<PaymentMethod, string>> = {
  cheque: 'Écris le numéro du chèque et sa banque.',
  ancv: 'Écris les numéros des Chèques-Vacances.',
}

const numberRefusal = ({
  kind,
  method,
  reference,
}: Pick<Payment, 'kind' | 'method' | 'reference'>): PaymentRefusal | null => {
  const message = method && kind !== 'refund' ? NUMBER_ASKED[method] : undefined
  return message !== undefined && !reference?.trim() ? { field: 'reference', message } : null
}

const dayRefusal = ({
  receivedOn,
  bookedOn,
  today,
}: Pick<Payment, 'receivedOn'> & Pick<Booking, 'bookedOn' | 'today'>): PaymentRefusal | null => {
  if (receivedOn > today) return { field: 'received_on', message: 'Cette date est à venir.' }
  if (receivedOn >= bookedOn) return null
  return { field: 'received_on', message: `La réservation date du ${formatShortDate(bookedOn)}.` }
}

const refundRefusal = ({
  amountCents,
  paidCents,
  indemnityCents,
}: Pick<Payment, 'amountCents'> & Pick<Booking, 'paidCents' | 'indemnityCents'>): PaymentRefusal | null => {
  const leftCents = paidCents + indemnityCents
  if (amountCents <= leftCents) return null
  if (leftCents <= 0) return { field: 'amount_cents', message: 'Il n’y a rien à rembourser.' }
  return { field: 'amount_cents', message: `Il reste ${formatPrice(leftCents / 100)} à rembourser au plus.` }
}

const sumRefusal = ({
  amountCents,
  totalCents,
}: Pick<Payment, 'amountCents'> & Pick<Booking, 'totalCents'>): PaymentRefusal | null =>
  amountCents <= totalCents
    ? null
    : {
        field: 'amount_cents',
        message: `C’est plus que le total de la réservation\u00a0: ${formatPrice(totalCents / 100)}.`,
      }
