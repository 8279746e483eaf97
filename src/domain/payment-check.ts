import { formatShortDate } from './french-dates'
import type { PaymentKind } from './payment-words'
import { formatPrice } from './price'

type Payment = { kind: PaymentKind; amountCents: number; receivedOn: string }
type Booking = {
  totalCents: number
  /** With the refunds taken off. */
  paidCents: number
  /** What the agency owes beyond what was paid. */
  indemnityCents: number
  bookedOn: string
  today: string
}

export type PaymentRefusal = { field: 'amount_cents' | 'received_on'; message: string }

/**
 * Why a sum can't be written down for a reservation, or null: a refund gives back at most what is there and what is owed, a payment is at
 * most the price, and both happened between the booking and today.
 */
export const paymentRefusal = ({
  kind,
  amountCents,
  receivedOn,
  ...booking
}: Payment & Booking): PaymentRefusal | null =>
  dayRefusal({ receivedOn, ...booking }) ??
  (kind === 'refund' ? refundRefusal({ amountCents, ...booking }) : sumRefusal({ amountCents, ...booking }))

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
