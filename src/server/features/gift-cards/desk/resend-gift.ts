import type { PayloadRequest } from 'payload'
import { recordGiftEvent } from '@/server/features/ledger/gift-cards/gift-event'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { holdGift } from './hold-gift'

/** Sends a card's mail once more: to who received it, or on paper to who paid it. A card that waits for its day waits on. */
export const resendGiftCard = ({
  req,
  authorId,
  id,
  key,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  key: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { card, isDone } = await holdGift({ transaction, id, key, asked: ['resend'] })
    if (isDone) return { id }
    if (card.isStopped) throw new HttpError({ status: 409, message: 'Cette carte ne vaut plus rien.' })
    const { rows } = await transaction.execute(sql`
      select recipient_email is not null and sent_at is null as "isWaiting",
        coalesce(recipient_email, buyer_email) is null as "isForgotten"
      from gift_cards where id = ${id}`)
    if (rows[0]?.['isForgotten'] === true) {
      throw new HttpError({ status: 409, message: 'Cette carte n’a plus d’adresse\u00a0: transmets-la.' })
    }
    if (rows[0]?.['isWaiting'] === true) {
      throw new HttpError({ status: 409, message: 'Cette carte n’est pas encore partie\u00a0: elle part à son heure.' })
    }
    await recordGiftEvent({ transaction, cardId: id, kind: 'resent', authorId })
    await enqueueMail({ req, mail: { template: 'gift_again', giftCardId: id } })
    return { id }
  })
