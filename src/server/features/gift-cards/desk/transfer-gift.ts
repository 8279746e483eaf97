import type { PayloadRequest } from 'payload'
import { activateGift } from '@/server/features/ledger/gift-cards/activate-gift'
import { recordGiftEvent } from '@/server/features/ledger/gift-cards/gift-event'
import { drawPaymentToken } from '@/server/features/payment-methods/payment-link'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { stopGift } from '../stop-gift'
import { holdGift, refuseOtherwise } from './hold-gift'

/**
 * Carries what a card holds over to a new one with a new code, which leaves by mail to its holder: as much leaves the ledger of the one
 * as opens that of the other. Its last day stays, and it is known as the first one's when money comes back.
 */
export const transferGiftCard = ({
  req,
  authorId,
  id,
  key,
  reason,
  balanceCents,
  name,
  email,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  key: string
  reason: string
  /** What was shown. */
  balanceCents: number
  name: string
  email: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const asked = ['transfer', reason, balanceCents, name, email]
    const { card, isDone } = await holdGift({ transaction, id, key, asked })
    if (isDone) {
      const { rows } = await transaction.execute(sql`select id from gift_cards where replaces_id = ${id}`)
      return { id: Number(rows[0]?.['id']) }
    }
    refuseOtherwise({ card, balanceCents })
    if (balanceCents === 0) {
      throw new HttpError({
        status: 409,
        message: 'Cette carte est entièrement dépensée\u00a0: il n’y a rien à reporter.',
      })
    }
    await stopGift({ transaction, card, why: 'transferred', detail: reason, note: reason, authorId })
    const link = drawPaymentToken()
    const { rows } = await transaction.execute(sql`
      insert into gift_cards (amount_cents, picture, giver_name, buyer_email, recipient_name, recipient_email, message,
        terms_version, purchase_hash, purchase_sealed, replaces_id, paid_by, trip_id, trip_name)
      select ${balanceCents}, picture, giver_name, buyer_email, ${name}, ${email}, message, terms_version, ${link.hash},
        ${link.sealed}, id, paid_by, trip_id, trip_name
      from gift_cards where id = ${id} returning id`)
    const newId = Number(rows[0]?.['id'])
    const gift = { id: newId, sendOn: null, isPrinted: false }
    const opening = { amountCents: balanceCents, expiresOn: card.expiresOn, note: reason, authorId }
    await activateGift({ transaction, card: gift, ...opening, template: 'gift_again' })
    const detail = `À la place de •••• ${card.last4}\u00a0: ${reason}`.slice(0, 400)
    await recordGiftEvent({ transaction, cardId: newId, kind: 'received', detail, authorId })
    return { id: newId }
  })
