import { settledSum } from './settled-sum'

/** What decides the words of a state; sums in euros. */
type Booking = {
  status: 'pending' | 'confirmed' | 'canceled'
  paid: number
  arriving: number
  price: { deposit: number; total: number }
  /** What its departure waits for before it is sure to leave; null when it waits for nothing. */
  awaited: object | null
}

/**
 * How far a booking is for its customer: unpaid, part of the deposit, deposit, all while the departure is not sure to leave, all;
 * confirmed and canceled say more than its payments.
 */
export const BOOKING_STATES = [
  'unpaid',
  'partly_paid',
  'deposit_paid',
  'paid_awaiting',
  'paid',
  'confirmed',
  'canceled',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

export const bookingState = ({ status, price, awaited, ...sums }: Booking): BookingState => {
  if (status !== 'pending') return status
  const settled = settledSum(sums)
  if (settled >= price.total) return awaited ? 'paid_awaiting' : 'paid'
  if (settled >= price.deposit) return 'deposit_paid'
  return settled > 0 ? 'partly_paid' : 'unpaid'
}

/** The states of a booking in French, for pages and papers. */
export const BOOKING_STATE_LABELS: Record<BookingState, string> = {
  unpaid: 'En attente de règlement',
  partly_paid: 'Acompte reçu en partie',
  deposit_paid: 'Acompte reçu',
  paid_awaiting: 'Tout est réglé, départ à confirmer',
  paid: 'Tout est réglé',
  confirmed: 'Confirmée',
  canceled: 'Annulée',
}
