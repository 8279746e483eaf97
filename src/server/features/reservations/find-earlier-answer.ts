import type { ReservationDetail } from '@/contract/reservation-detail'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

export type Idempotency = { key: string; hash: string }

type EarlierAnswer = {
  id: number
  /** Null once it was forgotten, a week later. */
  answer: ReservationDetail | null
}

/** What the same order was answered before, or null; 422 when the key came with another order. */
export const findEarlierAnswer = async ({
  transaction,
  idempotency: { key, hash },
}: {
  transaction: Transaction
  idempotency: Idempotency
}): Promise<EarlierAnswer | null> => {
  const { rows } = await transaction.execute<EarlierAnswer & { request_hash: string | null }>(
    sql`select id, request_hash, answer from reservations where idempotency_key = ${key}`,
  )
  const earlier = rows[0]
  if (!earlier) return null
  if (earlier.request_hash === hash) return earlier
  throw new HttpError({ status: 422, message: 'Cette clé a déjà servi à une autre commande.' })
}
