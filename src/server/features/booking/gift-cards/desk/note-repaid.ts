import type { PayloadRequest } from 'payload'
import { formatPrice } from '@/domain/price'
import { HttpError } from '@/server/platform/http/errors'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { recordGiftEvent } from '../gift-event'
import { holdGift } from './hold-gift'

/** Notes that the transfer by which a card was given back was made; 409 when there is none to make. */
export const noteRepaid = ({
  req,
  authorId,
  id,
  key,
  reference,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  key: string
  reference: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { isDone } = await holdGift({ transaction, id, key, asked: ['repaid', reference] })
    if (isDone) return { id }
    const { rows } = await transaction.execute(sql`
      update gift_repayments set made_at = now(), made_by = ${authorId}, reference = nullif(${reference}, '')
      where card_id = ${id} and made_at is null returning amount_cents as cents`)
    if (!rows[0]) throw new HttpError({ status: 409, message: 'Il n’y a rien à rendre\u00a0: recharge la page.' })
    const detail = [`${formatPrice(Number(rows[0]['cents']) / 100)} rendus`, reference].filter(Boolean).join(', ')
    await recordGiftEvent({ transaction, cardId: id, kind: 'repaid', detail, authorId })
    return { id }
  })
