import type { PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate } from '@/domain/days/french-dates'
import { withdrawalEnd } from '@/domain/gift-cards/gift-card'
import { formatPrice } from '@/domain/text/price'
import { lastCardOf, readGiftOrigin, type GiftOrigin } from '@/server/features/ledger/gift-cards/gift-origin'
import { lockGiftCard } from '@/server/features/ledger/gift-cards/lock-gift-card'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { giveBackToBuyer, stopGift } from './stop-gift'

/**
 * Who bought a card withdraws from it: what it still holds, or the card that replaced it, goes back by the means that paid, and it is worth nothing. 409 after
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
  await countCall({ limit: PAYMENT_LIMITS.payByClient, key: clientAddressOf(req.headers) })
  await withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      select (${lastCardOf('g.id')}) as id from gift_cards g where g.purchase_hash = ${hashLinkToken(token)}`)
    const card = rows[0] && (await lockGiftCard({ transaction, id: Number(rows[0]['id']) }))
    if (!card?.paidOn) throw notFound('Ce lien n’est pas valable.')
    const origin = await readGiftOrigin({ transaction, cardId: card.id })
    const refusal = refusalOf({ card, origin, cents: Math.round(amount * 100) })
    if (refusal !== null) throw new HttpError({ status: 409, message: refusal })
    const { balanceCents: cents } = card
    const sum = formatPrice(cents / 100)
    const note = 'Rétractation de l’acheteur'
    await stopGift({ transaction, card, why: 'withdrawn', detail: `${sum} rendus`, note, authorId: null })
    const today = calendarDayInParis(new Date())
    const reason = 'Rétractation d’une carte cadeau'
    await giveBackToBuyer({ transaction, cardId: card.id, origin, cents, reason, authorId: null, today })
    await enqueueMail({ req, mail: { template: 'gift_withdrawn', giftCardId: card.id } })
  })
}

const refusalOf = ({
  card: { isStopped, balanceCents },
  origin: { paidOn, isContested },
  cents,
}: {
  card: { isStopped: boolean; balanceCents: number }
  origin: GiftOrigin
  cents: number
}): string | null => {
  const until = withdrawalEnd(paidOn)
  if (isStopped) return 'Cette carte ne vaut déjà plus rien.'
  if (calendarDayInParis(new Date()) > until) return `Tu pouvais te rétracter jusqu’au ${formatLongDate(until)}.`
  if (isContested)
    return 'Ce paiement est contesté auprès de ta banque\u00a0: c’est elle qui décide de la somme. Écris-nous si c’est une erreur.'
  if (balanceCents === 0) return 'Cette carte est entièrement dépensée\u00a0: il n’y a rien à rendre.'
  return balanceCents === cents ? null : 'Cette carte a servi entre-temps\u00a0: recharge la page.'
}
