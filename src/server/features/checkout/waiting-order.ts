import type { PayloadRequest } from 'payload'
import { dropCart } from '@/server/features/carts/drop-cart'
import { LIMITS } from '@/server/features/seats/limits'
import { lockCart } from '@/server/features/seats/lock-cart'
import { endUnprovenAccess } from '@/server/features/sign-in/end-unproven-access'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { mailOrderLink } from './mail-order-link'
import { findLinkedOrder } from './order-link'

/** Has the mail of one's order that waits sent again; the links sent before stay good. */
export const sendOrderLinkOf = async ({
  userId,
  cartId,
  req,
}: {
  userId: number
  cartId: number
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.orderMailByUser, key: String(userId) })
  return withTransaction(req, async () => {
    const { rows } = await (
      await transactionOf(req)
    ).execute<{ id: number; email: string }>(sql`
      select o.id, u.email from pending_orders o join users u on u.id = o.user_id
      where o.user_id = ${userId} and o.cart_id = ${cartId} and o.expires_at > clock_timestamp()`)
    const order = rows[0]
    if (!order) throw notFound('Cette commande n’attend plus de confirmation.')
    await mailOrderLink({ req, email: order.email, pendingOrderId: order.id })
    return { ok: true }
  })
}

/** « Ce n’est pas moi »: the order and its seats go, and whoever opened the account with this address stays outside. */
export const refuseWaitingOrder = async ({
  token,
  req,
}: {
  token: string
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.orderLinkByClient, key: clientAddressOf(req.headers) })
  const { userId, hasEndedAccess } = await withTransaction(req, async () => {
    const { userId } = await findLinkedOrder({ transaction: await transactionOf(req), token })
    const { transaction, cart } = await lockCart({ req, userId })
    await findLinkedOrder({ transaction, token })
    if (cart) await dropCart({ transaction, cart })
    return { userId, hasEndedAccess: await endUnprovenAccess({ transaction, userId }) }
  })
  if (hasEndedAccess) {
    const target = `users/${String(userId)}`
    logSecurityEvent({ event: 'access_ended', outcome: 'done', headers: req.headers, target, detail: 'order link' })
  }
  return { ok: true }
}
