import { settledSum } from './settled-sum'

/** What decides the words of a state; sums in euros. */
type Booking = {
  status: 'pending' | 'confirmed' | 'canceled'
  paid: number
  arriving: number
  price: { deposit: number; total: number }
}

/** How far a booking is for its customer: unpaid, part of the deposit, deposit, all; confirmed and canceled say more than its payments. */
export type BookingState = 'unpaid' | 'partly_paid' | 'deposit_paid' | 'paid' | 'confirmed' | 'canceled'

export const bookingState = ({ status, price, ...sums }: Booking): BookingState => {
  if (status !== 'pending') return status
  const settled = settledSum(sums)
  if (settled >= price.total) return 'paid'
  if (settled >= price.deposit) return 'deposit_paid'
  return settled > 0 ? 'partly_paid' : 'unpaid'
}

const LABELS: Record<BookingState, string> = {
  unpaid: 'En attente de règlement',
  partly_paid: 'Acompte reçu en partie',
  deposit_paid: 'Acompte reçu',
  paid: 'Tout est réglé',
  confirmed: 'Confirmée',
  canceled: 'Annulée',
}

/** The state of a booking in French, for pages and papers. */
export const bookingStateLabel = (booking: Booking): string => LABELS[bookingState(booking)]
