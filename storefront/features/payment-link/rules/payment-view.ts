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
  /** A share of a deposit: to be paid; authorised, it waits for the others; taken with all of them; let go with all of them. */
  | 'share_due'
  | 'share_ready'
  | 'share_paid'
  | 'share_over'

const SHARE_VIEWS: Record<LinkedPayment['detail']['state'], PaymentView> = {
  ...{ due: 'share_due', waiting: 'waiting', refused: 'refused', ready: 'share_ready' },
  ...{ paid: 'share_paid', released: 'share_over', expired: 'share_over' },
}

/** What a private link shows, by the last payment that was made by it and by what is due now. */
export const paymentView = (link: LinkedPayment): PaymentView =>
  link.detail.share ? SHARE_VIEWS[link.detail.state] : bookingView(link)

const bookingView = ({ settled, detail, isDown }: LinkedPayment): PaymentView => {
  const isBooked = detail.reservation_id !== null
  const isPaid = isBooked && detail.state === 'paid'
  // Nothing is asked of who has a canceled reservation; why is what the server has to say.
  if (isPaid && detail.message !== null) return 'canceled'
  const state = settled?.state ?? (isDown ? detail.state : 'due')
  if (state === 'waiting' || state === 'refused') return state
  if (state === 'paid' || isPaid) return 'paid'
  return isBooked ? 'due' : 'lost'
}
