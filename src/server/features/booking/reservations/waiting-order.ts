import type { PayloadRequest } from 'payload'
import { endUnprovenAccess } from '@/server/features/accounts/end-unproven-access'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { dropCart } from '../carts/drop-cart'
import { lockCart } from '../carts/lock-cart'
import { LIMITS } from '../limits'
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
    ).execute(sql`
      select id from pending_orders
      where user_id = ${userId} and cart_id = ${cartId} and expires_at > clock_timestamp()`)
    if (!rows[0]) throw notFound('Cette commande n’attend plus de confirmation.')
    await enqueueMail({ req, mail: { template: 'confirm_order', pendingOrderId: Number(rows[0]['id']) } })
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
