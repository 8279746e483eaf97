import type { PayloadRequest } from 'payload'
import { endUnprovenAccess } from '@/server/features/accounts/end-unproven-access'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { dropCart } from '../carts/drop-cart'
import { lockCart } from '../carts/lock-cart'
import { LIMITS } from '../limits'
import { findLinkedOrder } from './order-link'

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
