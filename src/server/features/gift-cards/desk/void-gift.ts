import type { PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { giveBackRefusal } from '@/domain/gift-cards/gift-desk'
import { formatPrice } from '@/domain/text/price'
import { readGiftOrigin } from '@/server/features/ledger/gift-cards/gift-origin'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { giveBackToBuyer, stopGift } from '../stop-gift'
import { holdGift, refuseOtherwise } from './hold-gift'

/** Has a card worth nothing any more; what it still holds goes back to who paid it, when that is asked. */
export const voidGiftCard = ({
  req,
  authorId,
  id,
  key,
  reason,
  balanceCents,
  givesBack,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  key: string
  reason: string
  /** What was shown. */
  balanceCents: number
  givesBack: boolean
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const asked = ['void', reason, balanceCents, givesBack]
    const { card, isDone } = await holdGift({ transaction, id, key, asked })
    if (isDone) return { id }
    refuseOtherwise({ card, balanceCents })
    const origin = await readGiftOrigin({ transaction, cardId: id })
    const refusal = givesBack ? giveBackRefusal({ ...origin, means: origin.paidBy, balanceCents }) : null
    if (refusal !== null) throw new HttpError({ status: 422, message: refusal })
    const sum = formatPrice(balanceCents / 100)
    const detail = givesBack ? `${sum} à rendre à l’acheteur\u00a0: ${reason}` : reason
    await stopGift({ transaction, card, why: 'voided', detail, note: reason, authorId })
    if (!givesBack) return { id }
    const today = calendarDayInParis(new Date())
    const refund = { cardId: id, origin, cents: balanceCents, reason, authorId, today }
    await giveBackToBuyer({ transaction, ...refund })
    await enqueueMail({ req, mail: { template: 'gift_withdrawn', giftCardId: id } })
    return { id }
  })
