import { createHash } from 'node:crypto'
import type { DeskPaymentMethod } from '@/domain/ledger/payment-words'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { payByCredit } from './credit/pay-by-credit'
import { type DeskMethod, writePayment, type ReceivedPayment } from './write-payment'

/** What the agency writes down by hand once it sees the money. */
const byHand = (method: DeskMethod['method']): DeskMethod => ({
  method,
  record: ({ transaction, payment }) => writePayment({ transaction, method, payment }),
})

/** The ways of being paid, by their method. */
export const DESK_METHODS: Record<DeskPaymentMethod, DeskMethod> = {
  bank_transfer: byHand('bank_transfer'),
  card: byHand('card'),
  credit: { method: 'credit', record: payByCredit },
  cheque: byHand('cheque'),
  ancv: byHand('ancv'),
  cash: byHand('cash'),
  other: byHand('other'),
}

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
