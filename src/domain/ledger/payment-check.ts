import { addDays } from '@/domain/days/days'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { cashRefusal } from './cash-limit'
import type { PaymentKind, PaymentMethod } from './payment-words'

type Payment = {
  kind: PaymentKind
  method?: PaymentMethod
  amountCents: number
  receivedOn: string
  reference?: string
  /** Why it is given back. */
  reason?: string
  /** A refund that corrects a payment which never came, or bounced: no money leaves. */
  isCorrection?: boolean
}
type Booking = {
  totalCents: number
  /** What may be given back: what is due and not on its way, or for a correction what was received by hand. */
  returnableCents: number
  /** Of what was paid, what came in cash. */
  cashCents: number
  bookedOn: string
  today: string
}

export type PaymentRefusal = { field: 'amount_cents' | 'received_on' | 'reference' | 'reason'; message: string }

/**
 * Why a sum can't be written down for a reservation, or null: a refund gives back at most what is due, and says why. What is on the
 * account is taken whole, also above the price or some days before the booking was typed; only a credit pays no more than the price. A
 * cheque and vouchers come with their numbers, and cash is limited by law.
 */
export const paymentRefusal = ({
  kind,
  method,
  amountCents,
  receivedOn,
  reference,
  reason,
  isCorrection = false,
  ...booking
}: Payment & Booking): PaymentRefusal | null =>
  numberRefusal({ kind, method, reference }) ??
  dayRefusal({ kind, receivedOn, ...booking }) ??
  (kind === 'refund'
    ? refundRefusal({ amountCents, reason, isCorrection, ...booking })
    : sumRefusal({ method, amountCents, ...booking }))

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
  reason,
  isCorrection,
  returnableCents,
}: Pick<Payment, 'amountCents' | 'reason'> &
  Pick<Booking, 'returnableCents'> & { isCorrection: boolean }): PaymentRefusal | null => {
  if (amountCents > returnableCents)
    return { field: 'amount_cents', message: tooMuch({ isCorrection, returnableCents }) }
  return reason?.trim() ? null : { field: 'reason', message: 'Écris le motif de ce remboursement.' }
}

const tooMuch = ({ isCorrection, returnableCents }: { isCorrection: boolean; returnableCents: number }): string => {
  if (returnableCents > 0) return `Il reste ${formatPrice(returnableCents / 100)} à rembourser au plus.`
  if (isCorrection) return 'Il n’y a aucun règlement à corriger.'
  return 'Il n’y a rien à rembourser. Une remise ou une annulation rend une somme due\u00a0; un règlement mal saisi ou impayé se corrige.'
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
