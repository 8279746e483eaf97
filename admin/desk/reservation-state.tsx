import { BOOKING_STATE_LABELS, bookingState } from '@/domain/reservations/booking-state'

type ReservationStateProps = {
  booking: {
    status: 'pending' | 'confirmed' | 'canceled'
    paid_cents: number
    total_cents: number
    deposit_cents: number
  }
}

/** Where a reservation stands, in the words that its customer reads. */
export const ReservationState = ({ booking }: ReservationStateProps) => {
  const { status, paid_cents: paid, total_cents: total, deposit_cents: deposit } = booking
  const state = bookingState({ status, paid, arriving: 0, price: { deposit, total }, awaited: null })
  return <span className={`desk-state desk-state--${status}`}>{BOOKING_STATE_LABELS[state]}</span>
}
