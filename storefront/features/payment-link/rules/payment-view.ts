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
  const isPaid = isBooked && detail.state === 'paid'
  // Nothing is asked of who has a canceled reservation; why is what the server has to say.
  if (isPaid && detail.message !== null) return 'canceled'
  const state = settled?.state ?? (isDown ? detail.state : 'due')
  if (state === 'waiting' || state === 'refused') return state
  if (state === 'paid' || isPaid) return 'paid'
  return isBooked ? 'due' : 'lost'
}
