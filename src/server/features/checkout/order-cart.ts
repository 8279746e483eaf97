import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { ReservationDetail, WaitingOrder } from '@/contract/reservation-detail'
import type { Order } from '@/contract/orders'
import { findEarlierAnswer, type Idempotency } from '@/server/features/reservations/find-earlier-answer'
import { readOwnReservation } from '@/server/features/reservations/read-own-reservation'
import { readReservation } from '@/server/features/reservations/read-reservation'
import { LIMITS } from '@/server/features/seats/limits'
import { lockOrder } from '@/server/features/seats/lock-cart'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { awaitsProof, findWaitingOrder, keepWaitingOrder } from './keep-waiting-order'
import { placeOrder } from './place-order'

/**
 * Turns the user's cart into a reservation, once for each key: whoever sends the same again gets the first answer, also at
 * the same time. 409 when the seats are gone, or when price or conditions are no longer those that were agreed to.
 * From an address that was never proven the order waits for a press in a mail.
 */
export const orderCart = async ({
  userId,
  body,
  key,
  req,
}: {
  userId: number
  body: Order
  /** The `Idempotency-Key` of the call. */
  key: string
  req: PayloadRequest
}): Promise<ReservationDetail | WaitingOrder> => {
  await countCall({ limit: LIMITS.reservationByUser, key: String(userId) })
  const idempotency = idempotencyOf({ userId, body, key })
  return withTransaction(req, async () => {
    const locks = await lockOrder({ req, userId })
    const earlier = await findEarlierAnswer({ transaction: locks.transaction, idempotency })
    if (earlier) return earlier.answer ?? readOwnReservation({ req, userId, id: earlier.id })
    if (await awaitsProof({ transaction: locks.transaction, userId })) {
      return (
        (await findWaitingOrder({ transaction: locks.transaction, userId, idempotency })) ??
        keepWaitingOrder({ req, userId, body, locks, idempotency })
      )
    }
    const id = await placeOrder({ req, userId, body, locks, idempotency })
    return keepAnswer({
      transaction: locks.transaction,
      id,
      answer: await readReservation({ req, userId, id }),
    })
  })
}

/** Keys are each customer's own. */
export const idempotencyOf = ({ userId, body, key }: { userId: number; body: Order; key: string }): Idempotency => ({
  key: `${String(userId)}:${key}`,
  hash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
})

/** The answer as the database keeps it, so that the first one and its repeats are the same to the letter. */
export const keepAnswer = async ({
  transaction,
  id,
  answer,
}: {
  transaction: Transaction
  id: number
  answer: ReservationDetail | null
}): Promise<ReservationDetail> => {
  const { rows } = await transaction.execute<{ answer: ReservationDetail }>(
    sql`update reservations set answer = ${JSON.stringify(answer)}::jsonb where id = ${id} returning answer`,
  )
  return onlyRow(rows).answer
}
