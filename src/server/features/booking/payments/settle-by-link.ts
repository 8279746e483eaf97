import type { PayloadRequest } from 'payload'
import { notFound } from '@/server/platform/http/errors'
import { findLinkedPayment } from './linked-payment'
import { settledState } from './present-intent'
import { settlePayment } from './settle-payment'
import { whileAnswered } from './start-at-provider'

/** Settles the last payment of a private link, and says how far it is. */
export const settleForLink = async ({ req, token }: { req: PayloadRequest; token: string }) => {
  const { intent } = await findLinkedPayment({ req, token })
  if (!intent) throw notFound('Aucun paiement n’a été commencé par ce lien.')
  const settled = await whileAnswered(settlePayment({ req, intentId: intent.id }))
  return {
    payment_id: settled.id,
    state: settledState(settled),
    message: settled.failureMessage,
    reservation_id: settled.reservationId,
    cart_id: settled.cartId,
  }
}
