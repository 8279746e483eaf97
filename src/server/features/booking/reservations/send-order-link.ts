import type { PayloadRequest } from 'payload'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from '../limits'

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
