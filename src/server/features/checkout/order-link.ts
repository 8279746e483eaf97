import type { Order } from '@/contract/orders'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { drawLinkToken, hashLinkToken, privateLink } from '@/server/platform/http/private-link'

const DEAD_LINK =
  'Ce lien a expiré ou a déjà servi. Si tu l’as confirmée, ta réservation est dans « Mes réservations ».'

export type LinkedOrder = {
  id: number
  userId: number
  cartId: number
  sessionId: string
  body: Order
  key: string
  hash: string
}

/** The address that confirms an order that waits; the database keeps the hash of its token, as long as the order. */
export const drawOrderLink = async ({
  pendingOrderId,
  query,
}: {
  pendingOrderId: number
  query: (text: string, values: unknown[]) => Promise<unknown>
}): Promise<string> => {
  const { token, hash } = drawLinkToken()
  await query('insert into pending_order_links (token_hash, pending_order_id) values ($1, $2)', [hash, pendingOrderId])
  return privateLink({ page: '/confirmer-ma-commande', token })
}

/** The order that a link is about; 422 when it is over, or was answered before. */
export const findLinkedOrder = async ({
  transaction,
  token,
}: {
  transaction: Transaction
  token: string
}): Promise<LinkedOrder> => {
  const { rows } = await transaction.execute<LinkedOrder>(sql`
    select o.id, o.user_id as "userId", o.cart_id as "cartId", o.session_id as "sessionId", o.body,
      o.idempotency_key as key, o.request_hash as hash
    from pending_order_links l join pending_orders o on o.id = l.pending_order_id
    where l.token_hash = ${hashLinkToken(token)} and o.expires_at > clock_timestamp()`)
  const [order] = rows
  if (!order) {
    throw new HttpError({ status: 422, message: DEAD_LINK, fields: [{ field: 'token', message: DEAD_LINK }] })
  }
  return order
}
