import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { issueGift } from '@/contract/gift-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { giftExpiry } from '@/domain/gift-cards/gift-card'
import { giftPaidBy, issueRefusal } from '@/domain/gift-cards/gift-desk'
import { formatPrice } from '@/domain/text/price'
import { activateGift } from '@/server/features/ledger/gift-cards/activate-gift'
import { recordGiftEvent } from '@/server/features/ledger/gift-cards/gift-event'
import { versionInForce } from '@/server/features/legal/in-force'
import { drawPaymentToken } from '@/server/features/payment-methods/payment-link'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { digestOf } from './hold-gift'

type Body = OutputOf<(typeof issueGift)['body']>

/**
 * Issues a card for what the desk received, or for nothing: worth that at once, its code in its mails alone. A press that arrives often
 * issues one.
 */
export const issueGiftCard = ({
  req,
  authorId,
  body: { key, ...body },
}: {
  req: PayloadRequest
  authorId: number
  body: Body
}): Promise<{ id: number }> => {
  const { means, amount_cents: amountCents, received_on: receivedOn } = body
  const isGesture = means === 'gesture'
  const refusal =
    issueRefusal({ means, amountCents, receivedOn, today: calendarDayInParis(new Date()) }) ?? addressRefusal(body)
  if (refusal) throw new HttpError({ status: 422, message: refusal.message, fields: [refusal] })
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const hash = digestOf(JSON.stringify(body))
    const link = drawPaymentToken()
    const { rows } = await transaction.execute<{ id: number; isNew: boolean; isSame: boolean }>(sql`
      insert into gift_cards (amount_cents, picture, giver_name, buyer_email, recipient_name, recipient_email, message,
        terms_version, request_key, request_hash, purchase_hash, purchase_sealed, paid_by, issued_by, issued_for)
      values (${amountCents}, ${body.picture}, ${body.giver_name}, ${isGesture ? null : body.buyer_email},
        ${body.recipient_name}, ${body.recipient_email}, nullif(${body.message}, ''),
        ${sql.raw(versionInForce('gift_card_terms'))}, ${digestOf(`desk:${key}`)}, ${hash}, ${link.hash}, ${link.sealed},
        ${means}, ${authorId}, ${body.reason})
      on conflict (request_key) do update set request_key = excluded.request_key
      returning id, (xmax = 0) as "isNew", request_hash = ${hash} as "isSame"`)
    const card = onlyRow(rows)
    if (!card.isSame) {
      throw new HttpError({
        status: 422,
        message: 'Ce formulaire a déjà émis une autre carte\u00a0: recharge la page.',
      })
    }
    if (!card.isNew) return { id: card.id }
    const expiresOn = giftExpiry({ paidOn: receivedOn, sendOn: null })
    const gift = { id: card.id, sendOn: null, isPrinted: body.recipient_email === null }
    await activateGift({ transaction, card: gift, amountCents, expiresOn, note: body.reason, authorId })
    const sum = formatPrice(amountCents / 100)
    const detail = isGesture
      ? `${sum} offerts\u00a0: ${body.reason}`
      : `${sum} ${giftPaidBy(means)}\u00a0: ${body.reason}`
    await recordGiftEvent({ transaction, cardId: card.id, kind: 'issued', detail, authorId })
    if (!isGesture) await enqueueMail({ req, mail: { template: 'gift_bought', giftCardId: card.id } })
    return { id: card.id }
  })
}

/** A code leaves by mail alone: without an address it would leave to nobody. */
const addressRefusal = ({
  means,
  buyer_email: buyer,
  recipient_email: recipient,
}: Body | Omit<Body, 'key'>): { field: string; message: string } | null => {
  if (means === 'gesture') {
    return recipient === null ? { field: 'recipient_email', message: 'Écris l’adresse de qui la reçoit.' } : null
  }
  return buyer === null ? { field: 'buyer_email', message: 'Écris l’adresse de qui paie\u00a0: le reçu y part.' } : null
}
