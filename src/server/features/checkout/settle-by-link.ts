import type { PayloadRequest } from 'payload'
import { findLinkedPayment } from '@/server/features/payments/linked-payment'
import { settledState } from '@/server/features/payments/present-intent'
import { whileAnswered } from '@/server/features/payments/start-at-provider'
import { settlePayment } from './settle-payment'

/** Settles the last payment of a private link, and says how far it is. */
export const settleForLink = async ({ req, token }: { req: PayloadRequest; token: string }) => {
  const { reservationId, intent, share } = await findLinkedPayment({ req, token })
  if (!intent) return { payment_id: null, state: null, message: null, reservation_id: reservationId, cart_id: null }
  const settled = await whileAnswered(settlePayment({ req, intentId: intent.id }))
  return {
    payment_id: settled.id,
    state: settledState(settled),
    message: settled.failureMessage,
    // Whoever paid a share has no part in the booking of who shared it.
    reservation_id: share ? null : settled.reservationId,
    cart_id: settled.cartId,
  }
}
