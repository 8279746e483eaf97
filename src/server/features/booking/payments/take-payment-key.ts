import { createHash } from 'node:crypto'
import { HttpError } from '@/server/platform/http/errors'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import type { ReceivedPayment } from './desk-method'

/**
 * Notes that this press of a form is being written down, under the reservation's lock; false when it was before. 422 when
 * the key came with another payment.
 */
export const takePaymentKey = async ({
  transaction,
  key,
  method,
  payment,
}: {
  transaction: Transaction
  key: string
  method: string
  payment: ReceivedPayment
}): Promise<boolean> => {
  const hash = createHash('sha256')
    .update(JSON.stringify([method, payment]))
    .digest('base64url')
  const { rows } = await transaction.execute(sql`
    insert into payment_requests (key, reservation_id, request_hash) values (${key}, ${payment.reservationId}, ${hash})
    on conflict (key) do update set key = excluded.key
    returning request_hash = ${hash} as is_same, (xmax = 0) as is_new`)
  if (rows[0]?.['is_same'] !== true) {
    throw new HttpError({
      status: 422,
      message: 'Ce formulaire a déjà enregistré un autre règlement : recharge la page.',
    })
  }
  return rows[0]['is_new'] === true
}
