import type { PayloadRequest } from 'payload'
import { giftExpiry } from '@/domain/gift-cards/gift-card'
import { formatPrice } from '@/domain/text/price'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { activateGift } from './activate-gift'
import { recordGiftEvent } from './gift-event'
import { lockGiftCard } from './lock-gift-card'

/**
 * Writes down the transfer that pays a card, once: from then on the card is worth its price, and leaves on its day. 404 for a card that
 * waits for none, 409 for one that is paid by now, 422 for another sum than its price.
 */
export const recordGiftTransfer = async ({
  req,
  transaction,
  cardId,
  amountCents,
  receivedOn,
  authorId,
}: {
  req: PayloadRequest
  transaction: Transaction
  cardId: number
  amountCents: number
  receivedOn: string
  authorId: number
}): Promise<void> => {
  const card = await lockGiftCard({ transaction, id: cardId })
  const { rows } = await transaction.execute(sql`select reference from gift_cards where id = ${cardId}`)
  if (!card || typeof rows[0]?.['reference'] !== 'string') throw notFound('Cette carte n’attend pas de virement.')
  if (card.accountId !== null) {
    throw new HttpError({ status: 409, message: 'Cette carte cadeau est déjà payée\u00a0: recharge la page.' })
  }
  if (card.amountCents !== amountCents) {
    const message = `Cette carte cadeau coûte ${formatPrice(card.amountCents / 100)}\u00a0: pour une autre somme, appelle qui l’achète.`
    throw new HttpError({ status: 422, message, fields: [{ field: 'amount_cents', message }] })
  }
  const expiresOn = giftExpiry({ paidOn: receivedOn, sendOn: card.sendOn })
  await activateGift({ transaction, card, amountCents, expiresOn, note: null, authorId })
  const detail = `${formatPrice(amountCents / 100)} par virement`
  await recordGiftEvent({ transaction, cardId, kind: 'paid', detail, authorId })
  await enqueueMail({ req, mail: { template: 'gift_bought', giftCardId: cardId } })
}
