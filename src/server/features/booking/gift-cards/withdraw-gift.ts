import type { PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/calendar-day'
import { formatLongDate } from '@/domain/french-dates'
import { withdrawalEnd } from '@/domain/gift-card'
import { formatPrice } from '@/domain/price'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { addJob } from '@/server/platform/jobs/add-job'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from '../limits'
import { hashPaymentToken } from '../payments/payment-link'
import { lockGiftCard } from './lock-gift-card'
import { stopGift } from './stop-gift'

/**
 * Who bought a card withdraws from it: what it still holds goes back to the bank card that paid, and the card is worth nothing. 409 after
 * the fourteenth day, once it is spent or stopped, or when it holds another sum than was shown.
 */
export const withdrawGift = async ({
  req,
  token,
  amount,
}: {
  req: PayloadRequest
  token: string
  /** What was shown to be given back, in euros. */
  amount: number
}): Promise<void> => {
  await countCall({ limit: LIMITS.payByClient, key: clientAddressOf(req.headers) })
  await withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(
      sql`select id from gift_cards where purchase_hash = ${hashPaymentToken(token)}`,
    )
    const card = rows[0] && (await lockGiftCard({ transaction, id: Number(rows[0]['id']) }))
    if (!card?.paidOn || card.intentId === null) throw notFound('Ce lien n’est pas valable.')
    const until = withdrawalEnd(card.paidOn)
    const refusal = refusalOf({ card, until, cents: Math.round(amount * 100) })
    if (refusal !== null) throw new HttpError({ status: 409, message: refusal })
    const { balanceCents: cents } = card
    const sum = formatPrice(cents / 100)
    const reason = 'Rétractation de l’acheteur'
    await stopGift({ transaction, card, why: 'withdrawn', detail: `${sum} rendus`, note: reason, authorId: null })
    const { rows: refunds } = await transaction.execute(sql`
      insert into payment_refunds (intent_id, amount_cents, reason)
      values (${card.intentId}::uuid, ${cents}, 'Rétractation d’une carte cadeau') returning id`)
    await addJob({ transaction, task: 'send_refund', payload: { refundId: Number(refunds[0]?.['id']) } })
    await enqueueMail({ req, mail: { template: 'gift_withdrawn', giftCardId: card.id } })
  })
}

const refusalOf = ({
  card: { isStopped, balanceCents },
  until,
  cents,
}: {
  card: { isStopped: boolean; balanceCents: number }
  until: string
  cents: number
}): string | null => {
  if (isStopped) return 'Cette carte ne vaut déjà plus rien.'
  if (calendarDayInParis(new Date()) > until) return `Tu pouvais te rétracter jusqu’au ${formatLongDate(until)}.`
  if (balanceCents === 0) return 'Cette carte est entièrement dépensée\u00a0: il n’y a rien à rendre.'
  return balanceCents === cents ? null : 'Cette carte a servi entre-temps\u00a0: recharge la page.'
}
