import type { PayloadRequest } from 'payload'
import type { CartDetail, updateCart } from '@/contract/booking'
import type { OutputOf } from '@/contract/define-route'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from '../limits'
import { endSharing } from '../payments/shared/end-sharing'
import { holdSeats } from './hold-seats'
import { lockCart, type CartLocks, type LockedCart } from './lock-cart'
import { readOwnCart } from './own-cart'
import { dropWaitingOrder } from './withdraw-order'

type Changes = OutputOf<(typeof updateCart)['body']>

/** Saves what is sent; seats are taken or given back when the departure or the number of travelers changes. */
export const changeCartOf = async ({
  userId,
  body,
  req,
}: {
  userId: number
  body: Changes
  req: PayloadRequest
}): Promise<CartDetail> => {
  await countCall({ limit: LIMITS.cartByUser, key: String(userId) })
  return withTransaction(req, async () => {
    const locks = await lockCart({ req, userId, departureId: body.departure_id })
    const { cart } = locks
    if (!cart || cart.id !== (body.cart_id ?? cart.id))
      throw new HttpError({ status: 404, message: 'Ce panier n’existe plus.' })
    if (changesTrip(body)) await dropWaitingOrder({ transaction: locks.transaction, userId })
    const departureId = body.departure_id ?? cart.departureId
    const travelers = body.travelers_count ?? cart.travelers
    const isMoving = departureId !== cart.departureId || travelers !== cart.travelers
    const goesOn = await holdsOn({ transaction: locks.transaction, cart, body })
    if (isMoving || goesOn) await holdSeats({ locks, userId, departureId, travelers })
    await saveTyped({ req, userId, body })
    return (await readOwnCart({ req, userId })).detail
  })
}

/** The reminders asked for are no part of what is ordered. */
const changesTrip = ({ departure_id, travelers_count, options, participants, ages }: Changes): boolean =>
  [departure_id, travelers_count, options, participants, ages].some((value) => value !== undefined)

type Changing = Pick<CartLocks, 'transaction'> & { cart: LockedCart; body: Changes }

/** What is typed after the hold's end is saved too, and takes no seat behind the customer's back. */
const holdsOn = async ({ transaction, cart, body }: Changing): Promise<boolean> => {
  if (cart.isShared && (await keepsSharing({ transaction, cart, body }))) return false
  return cart.held > 0 && (changesTrip(body) || !cart.isWaiting)
}

/** Names may be typed while others pay; what changes the order ends that. */
const keepsSharing = async ({ transaction, cart, body }: Changing): Promise<boolean> => {
  if (!changesOrder(body)) return true
  await endSharing({ transaction, whose: sql`h.cart_id = ${cart.id}`, end: 'changed' })
  return false
}

const changesOrder = ({ departure_id, travelers_count, options, ages }: Changes): boolean =>
  [departure_id, travelers_count, options, ages].some((value) => value !== undefined)

const saveTyped = async ({
  req,
  userId,
  body,
}: {
  req: PayloadRequest
  userId: number
  body: Changes
}): Promise<void> => {
  const transaction = await transactionOf(req)
  const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
  await transaction.execute(sql`
    update carts set options = coalesce(${jsonOf(body.options)}::jsonb, options),
      participants = coalesce(${jsonOf(body.participants)}::jsonb, participants),
      ages = coalesce(${jsonOf(body.ages)}::jsonb, ages), updated_at = now()
    where user_id = ${userId}`)
  if (body.basket_reminders === undefined) return
  await transaction.execute(
    sql`update users set basket_reminders = ${body.basket_reminders}, updated_at = now() where id = ${userId}`,
  )
}
