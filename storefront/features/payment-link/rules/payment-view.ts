import type { LinkedPayment } from '../api/payment-calls'

export type PaymentView =
  /** There is something to pay, and nothing under way. */
  | 'due'
  | 'waiting'
  | 'refused'
  | 'paid'
  /** An order that could not be had, or was paid too late: nothing was taken. */
  | 'lost'
  /** The reservation itself is canceled. */
  | 'canceled'

/** What a private link shows, by the last payment that was made by it and by what is due now. */
export const paymentView = ({ settled, detail, isDown }: LinkedPayment): PaymentView => {
  const isBooked = detail.reservation_id !== null
  // Nothing is asked of who has a canceled reservation; why is what the server has to say.
  if (isBooked && detail.state === 'paid' && detail.message !== null) return 'canceled'
  const state = settled?.state ?? (isDown ? detail.state : 'due')
  if (state === 'waiting' || state === 'refused') return state
  if (state === 'paid' || (isBooked && detail.state === 'paid')) return 'paid'
  return isBooked ? 'due' : 'lost'
}
