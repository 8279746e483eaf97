import type { PayloadRequest } from 'payload'
import type { WaitingOrder } from '@/contract/reservation-detail'
import { LIMITS } from '@/server/features/seats/limits'
import { lockCustomer } from '@/server/features/seats/lock-customer'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { sessionIdOf } from '@/server/platform/http/session-use'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { mailOrderLink } from './mail-order-link'

type Correction = { userId: number; cartId: number; email: string; req: PayloadRequest }

/**
 * Gives an account whose order waits the address that was meant, and mails the link there. Whatever went to the former address opens
 * nothing any more: its links for the order, for the account and for a password. Only the session that ordered may.
 */
export const correctOrderAddressOf = async (asked: Correction): Promise<WaitingOrder> => {
  const { userId, req } = asked
  await countCall({ limit: LIMITS.addressByUser, key: String(userId) })
  await countCall({ limit: LIMITS.addressByClient, key: clientAddressOf(req.headers) })
  const answer = await withTransaction(req, () => correct(asked)).catch((error: unknown) => {
    // Two accounts take one address at once: the database lets one pass.
    throw isTakenMeanwhile(error) ? addressTaken() : error
  })
  const target = `users/${String(userId)}`
  logSecurityEvent({ event: 'address_changed', outcome: 'done', headers: req.headers, userId, target, detail: 'order' })
  return answer
}

const correct = async ({ userId, cartId, email, req }: Correction): Promise<WaitingOrder> => {
  const transaction = await transactionOf(req)
  const customer = await lockCustomer({ transaction, userId })
  const { rows } = await transaction.execute<{
    id: number
    email: string
    expiresAt: string
    isOwnSession: boolean
  }>(sql`
    select o.id, lower(u.email) as email, ${isoInstant(sql`o.expires_at`)} as "expiresAt",
      o.session_id = ${sessionIdOf(req.user)} as "isOwnSession"
    from pending_orders o join users u on u.id = o.user_id
    where o.user_id = ${userId} and o.cart_id = ${cartId} and o.expires_at > clock_timestamp()`)
  const [order] = rows
  if (!customer || !order) throw notFound('Cette commande n’attend plus de confirmation.')
  if (customer.isProven) throw refused('Cette adresse est confirmée\u00a0: elle se change avec nous.', 'confirmed')
  if (!order.isOwnSession) {
    throw refused('Corrige l’adresse depuis l’appareil qui a commandé, ou appelle-nous.', 'session')
  }
  if (order.email !== email) {
    const changed = await transaction.execute(sql`
      update users set email = ${email}, updated_at = now() where id = ${userId}
        and not exists (select 1 from users o where lower(o.email) = ${email} and o.id <> ${userId}) returning id`)
    if (changed.rows.length === 0) throw addressTaken()
    await transaction.execute(sql`delete from pending_order_links where pending_order_id = ${order.id}`)
    await transaction.execute(sql`delete from password_resets where user_id = ${userId}`)
  }
  await mailOrderLink({ req, email, pendingOrderId: order.id })
  return { confirmation: 'address', cart_id: cartId, email, expires_at: order.expiresAt }
}

const refused = (message: string, reason: string): HttpError =>
  new HttpError({ status: 409, message, body: { reason } })

const addressTaken = (): HttpError => {
  const message = 'Cette adresse a déjà un compte\u00a0: connecte-toi avec elle, et commande à nouveau.'
  return new HttpError({ status: 422, message, fields: [{ field: 'email', message }] })
}

const isTakenMeanwhile = (error: unknown): boolean => {
  const { cause = error } = error instanceof Error ? error : {}
  return cause instanceof Error && 'code' in cause && cause.code === '23505'
}
