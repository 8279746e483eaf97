import type { PayloadRequest } from 'payload'
import { readReservation } from '@/server/features/reservations/read-reservation'
import { LIMITS } from '@/server/features/seats/limits'
import { lockOrder } from '@/server/features/seats/lock-cart'
import { lockCustomer } from '@/server/features/seats/lock-customer'
import { openSession } from '@/server/features/sign-in/session/open-session'
import { sessionCookies } from '@/server/features/sign-in/session/session-cookies'
import { endProviders } from '@/server/features/sign-in/social/end-providers'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { sessionIdOf } from '@/server/platform/http/session-use'
import { setCookies } from '@/server/platform/http/set-cookie'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { keepAnswer } from './order-cart'
import { findLinkedOrder, type LinkedOrder } from './order-link'
import { placeOrder } from './place-order'

/**
 * Proves the address of an order that waits and makes its reservation exactly as it was ordered, once; who presses in
 * another browser is signed in there. What can't be had any more is said, and the address is proven all the same.
 */
export const confirmWaitingOrder = async ({
  token,
  req,
}: {
  token: string
  req: PayloadRequest
}): Promise<{ reservation_id: number; token: string | null }> => {
  await countCall({ limit: LIMITS.orderLinkByClient, key: clientAddressOf(req.headers) })
  const order = await withTransaction(req, () => vouch({ token, req }))
  const press = { outcome: 'done', headers: req.headers, userId: order.userId, detail: 'order link' } as const
  logSecurityEvent({ ...press, event: 'address_proven' })
  const reservationId = await withTransaction(req, () => makeReservation({ token, req })).catch(
    async (error: unknown) => {
      if (!(error instanceof HttpError) || error.status === 422) throw error
      // Refused for good: ordering again, from an address that is proven now, is the customer's to do.
      await withTransaction(req, () => forget({ req, order }))
      const { status, message, body } = error
      throw new HttpError({ status, message, body: { ...body, cart_id: order.cartId } })
    },
  )
  if (req.user?.id === order.userId) return { reservation_id: reservationId, token: null }
  const session = await openSession({ req, userId: order.userId, openedBy: 'link' })
  logSecurityEvent({ ...press, event: 'sign_in' })
  setCookies({ req, cookies: sessionCookies({ token: session, userId: order.userId }) })
  return { reservation_id: reservationId, token: session }
}

/**
 * Whoever holds the mailbox says that the order is theirs, and so is the session that ordered: every other one, and every
 * other provider, may be a stranger's. A transaction of its own, as the proof stands whatever becomes of the order.
 */
const vouch = async ({ token, req }: { token: string; req: PayloadRequest }): Promise<LinkedOrder> => {
  const transaction = await transactionOf(req)
  const { userId } = await findLinkedOrder({ transaction, token })
  await lockCustomer({ transaction, userId })
  // Of two presses at once the second finds that the first has answered.
  const order = await findLinkedOrder({ transaction, token })
  const { rows } = await transaction.execute(sql`
    update users set email_verified_at = now(), updated_at = now()
    where id = ${userId} and email_verified_at is null returning id`)
  if (rows.length > 0) {
    const here = req.user?.id === userId ? sessionIdOf(req.user) : ''
    await transaction.execute(sql`
      delete from users_sessions where _parent_id = ${userId} and id not in (${order.sessionId}, ${here})`)
    await endProviders({ req, userId, keptSessions: [order.sessionId, here] })
  }
  return order
}

const makeReservation = async ({ token, req }: { token: string; req: PayloadRequest }): Promise<number> => {
  const { userId } = await findLinkedOrder({ transaction: await transactionOf(req), token })
  const locks = await lockOrder({ req, userId })
  const { transaction } = locks
  const { body, key, hash } = await findLinkedOrder({ transaction, token })
  // Its cart goes, and the order that waits and its links with it.
  const id = await placeOrder({ req, userId, body, locks, idempotency: { key, hash } })
  await keepAnswer({ transaction, id, answer: await readReservation({ req, userId, id }) })
  return id
}

const forget = async ({ req, order }: { req: PayloadRequest; order: LinkedOrder }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`delete from pending_orders where id = ${order.id}`)
}
