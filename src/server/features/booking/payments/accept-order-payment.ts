import { HttpError } from '@/server/platform/http/errors'
import { sql } from '@/server/platform/payload/transaction-of'
import { lockOrder } from '../carts/lock-cart'
import { keepAnswer } from '../reservations/order-cart'
import { placeOrder } from '../reservations/place-order'
import { readReservation } from '../reservations/read-reservation'
import type { Accepting } from './accepting'
import { agreeToCapture } from './agree-to-capture'
import { lockIntent, mayBePaid } from './intent'
import { noteEvent } from './note-event'

/**
 * Takes the seats and writes the reservation of an order whose card is authorised: 409 when seats, price or conditions are no longer
 * those that were agreed to. A card that is authorised stands for the proof of an address.
 */
export const acceptOrderPayment = async ({ req, intent, seen, event }: Accepting): Promise<boolean> => {
  const { userId, order } = intent
  if (userId === null || !order) throw new HttpError({ status: 404, message: 'Ce compte n’existe plus.' })
  const locks = await lockOrder({ req, userId })
  const { transaction } = locks
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!mayBePaid(held)) return true
  const { key, hash, body } = order
  const id = await placeOrder({ req, userId, body, locks, idempotency: { key, hash }, isPaid: true })
  await keepAnswer({ transaction, id, answer: await readReservation({ req, userId, id }) })
  await transaction.execute(sql`update payment_links set reservation_id = ${id} where token_hash = ${intent.linkHash}`)
  await agreeToCapture({ transaction, held, seen, reservationId: id })
  return true
}
