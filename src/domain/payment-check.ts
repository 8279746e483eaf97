import { addDays } from './days'
import { formatShortDate } from './french-dates'
import { cashRefusal } from './cash-limit'
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
  /** Of it, what came in cash. */
  cashCents: number
  /** What the agency owes beyond what was paid. */
  indemnityCents: number
  bookedOn: string
  today: string
}

export type PaymentRefusal = { field: 'amount_cents' | 'received_on' | 'reference'; message: string }

/**
 * Why a sum can't be written down for a reservation, or null: a refund gives back at most what is there and what is owed. What is on the
 * account is taken whole, also above the price or some days before the booking was typed; only a credit pays no more than the price. A
 * cheque and vouchers come with their numbers, and cash is limited by law.
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
  dayRefusal({ kind, receivedOn, ...booking }) ??
  (kind === 'refund' ? refundRefusal({ amountCents, ...booking }) : sumRefusal({ method, amountCents, ...booking }))

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
  kind,
  receivedOn,
  bookedOn,
  today,
}: Pick<Payment, 'kind' | 'receivedOn'> & Pick<Booking, 'bookedOn' | 'today'>): PaymentRefusal | null => {
  if (receivedOn > today) return { field: 'received_on', message: 'Cette date est à venir.' }
  const earliest = kind === 'refund' ? bookedOn : addDays(bookedOn, -MOST_DAYS_BEFORE)
  if (receivedOn >= earliest) return null
  return { field: 'received_on', message: `La réservation date du ${formatShortDate(bookedOn)}.` }
}

/** A trip may be paid well before it is typed in; a year before, the day is a slip. */
const MOST_DAYS_BEFORE = 365

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
  method,
  amountCents,
  totalCents,
  cashCents,
}: Pick<Payment, 'method' | 'amountCents'> & Pick<Booking, 'totalCents' | 'cashCents'>): PaymentRefusal | null => {
  const message = method === 'cash' ? cashRefusal({ amountCents, cashCents }) : null
  if (message !== null) return { field: 'amount_cents', message }
  if (method !== 'credit' || amountCents <= totalCents) return null
  return {
    field: 'amount_cents',
    message: `C’est plus que le total de la réservation\u00a0: ${formatPrice(totalCents / 100)}.`,
  }
}
