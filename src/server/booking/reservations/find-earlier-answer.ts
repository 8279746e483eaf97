import type { ReservationDetail } from '@/contract/reservations'
import { sql, type Transaction } from '../../db/transaction-of'
import { HttpError } from '../../http/errors'

export type Idempotency = { key: string; hash: string }

/** What the same order was answered before, or null; 422 when the key came with another order. */
export const findEarlierAnswer = async ({
  transaction,
  idempotency: { key, hash },
}: {
  transaction: Transaction
  idempotency: Idempotency
}): Promise<ReservationDetail | null> => {
  const { rows } = await transaction.execute(
    sql`select request_hash, answer from reservations where idempotency_key = ${key}`,
  )
  const earlier = rows[0] as { request_hash: string; answer: ReservationDetail } | undefined
  if (!earlier) return null
  if (earlier.request_hash === hash) return earlier.answer
  throw new HttpError({ status: 422, message: 'Cette clé a déjà servi à une autre commande.' })
}
