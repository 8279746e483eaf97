import type { PayloadRequest } from 'payload'
import type { updateCart } from '@/contract/booking'
import type { CartDetail } from '@/contract/cart-detail'
import type { OutputOf } from '@/contract/define-route'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'
import { withChanges } from '@/domain/travelers/change-participant'
import { endSharing } from '@/server/features/payments/shared/end-sharing'
import { LIMITS } from '@/server/features/seats/limits'
import { lockCart, type CartLocks, type LockedCart } from '@/server/features/seats/lock-cart'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { holdSeats } from './hold-seats'
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
    await refuseUnusable({ transaction: locks.transaction, departureId, travelers, body })
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

/** 422 for what the cart could not hold: more travelers than places, options that the trip has not, or more of one than travelers. */
const refuseUnusable = async ({
  transaction,
  departureId,
  travelers,
  body: { participants = [], ages = [], options = [] },
}: Pick<CartLocks, 'transaction'> & { departureId: number; travelers: number; body: Changes }): Promise<void> => {
  if (participants.length > travelers) throw refuse('participants', 'Il y a plus de voyageurs que de places.')
  if (ages.length > travelers) throw refuse('ages', 'Il y a plus de voyageurs que de places.')
  if (options.length === 0) return
  const { rows } = await transaction.execute(sql`
    select o.id from expeditions_options o join departures d on d.expedition_id = o._parent_id where d.id = ${departureId}`)
  const offered = new Set(rows.map(({ id }) => id))
  for (const [place, { id, count }] of options.entries()) {
    const field = `options.${String(place)}`
    if (!offered.has(id)) throw refuse(`${field}.id`, 'Cette option n’est plus proposée\u00a0: recharge la page.')
    if (count > travelers) throw refuse(`${field}.count`, 'Pas plus d’une option par voyageur.')
  }
}

const refuse = (field: string, message: string): HttpError =>
  new HttpError({ status: 422, message, fields: [{ field, message }] })

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
  const participants =
    body.participants && (await changedParticipants({ transaction, userId, changes: body.participants }))
  const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
  await transaction.execute(sql`
    update carts set options = coalesce(${jsonOf(body.options)}::jsonb, options),
      participants = coalesce(${jsonOf(participants)}::jsonb, participants),
      ages = coalesce(${jsonOf(body.ages)}::jsonb, ages), updated_at = now()
    where user_id = ${userId}`)
  if (body.basket_reminders === undefined) return
  await transaction.execute(
    sql`update users set basket_reminders = ${body.basket_reminders}, updated_at = now() where id = ${userId}`,
  )
}

/** What was typed of the travelers with what is sent now, place by place; those after the last one that is sent stay. */
const changedParticipants = async ({
  transaction,
  userId,
  changes,
}: Pick<CartLocks, 'transaction'> & {
  userId: number
  changes: NonNullable<Changes['participants']>
}): Promise<ParticipantDraft[]> => {
  const { rows } = await transaction.execute<{ typed: ParticipantDraft[] }>(
    sql`select coalesce(participants, '[]') as typed from carts where user_id = ${userId}`,
  )
  const [{ typed } = { typed: [] }] = rows
  return Array.from({ length: Math.max(typed.length, changes.length) }, (_, index) =>
    withChanges({ known: { ...BLANK_PARTICIPANT, ...typed[index] }, changes: changes[index] ?? {} }),
  )
}
