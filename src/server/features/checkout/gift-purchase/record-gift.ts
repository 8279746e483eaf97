import type { PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { giftExpiry } from '@/domain/gift-cards/gift-card'
import { formatPrice } from '@/domain/text/price'
import { activateGift } from '@/server/features/ledger/gift-cards/activate-gift'
import { recordGiftEvent } from '@/server/features/ledger/gift-cards/gift-event'
import { lockGiftCard } from '@/server/features/ledger/gift-cards/lock-gift-card'
import type { ProviderPayment } from '@/server/features/payment-methods/port'
import { changeIntent, lockIntent, type Intent } from '@/server/features/payments/intent'
import { noteEvent, type ProviderEvent } from '@/server/features/payments/note-event'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'

/** Writes down what a provider took for a gift card, once: from then on the card is worth that, and leaves on its day. */
export const recordGift = async ({
  req,
  intent,
  seen,
  event,
}: {
  req: PayloadRequest
  intent: Intent
  seen: ProviderPayment
  event: ProviderEvent | undefined
}): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`select id from gift_cards where intent_id = ${intent.id}::uuid`)
  const card = rows[0] && (await lockGiftCard({ transaction, id: Number(rows[0]['id']) }))
  if (!card) throw new Error(`The payment ${intent.id} was taken for no gift card.`)
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!held || held.state === 'captured') return false
  const { capturedCents } = seen
  await changeIntent({ transaction, intent: held, change: { state: 'captured', capturedCents } })
  const paidOn = calendarDayInParis(new Date())
  const expiresOn = giftExpiry({ paidOn, sendOn: card.sendOn })
  await activateGift({ transaction, card, amountCents: capturedCents, expiresOn, note: null, authorId: null })
  const detail = `${formatPrice(capturedCents / 100)} par carte bancaire`
  await recordGiftEvent({ transaction, cardId: card.id, kind: 'paid', detail })
  await enqueueMail({ req, mail: { template: 'gift_bought', giftCardId: card.id } })
  return false
}
