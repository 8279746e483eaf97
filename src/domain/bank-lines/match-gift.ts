import { formatPrice } from '@/domain/text/price'
import { bearsReference, isReceipt, saidBy, TAKEN_BACK, type ReceivedTransfer } from './match-transfer'

/** A gift card that waits for its transfer. */
export type AwaitedGift = { id: number; reference: string; amountCents: number }

type GiftProposal = {
  giftCardId: number
  /** Whether it may be confirmed with all the others at once. */
  isSure: boolean
  reason: string
}

/** What a transfer that pays a gift card bears: « CC-26-00042 ». */
export const giftReference = ({ id, year }: { id: number; year: string }): string =>
  `CC-${year.slice(-2)}-${String(id).padStart(5, '0')}`

/** The gift card that a transfer is for: the one whose reference it bears, sure for its very price; null when none or two are named. */
export const matchGift = ({
  line,
  awaited,
}: {
  line: ReceivedTransfer
  awaited: readonly AwaitedGift[]
}): GiftProposal | null => {
  if (!isReceipt(line)) return null
  const named = awaited.filter(({ reference }) => bearsReference({ text: saidBy(line), number: reference }))
  const [card] = named
  if (!card || named.length > 1) return null
  if (line.taken_back_on) {
    return { giftCardId: card.id, isSure: false, reason: TAKEN_BACK }
  }
  if (card.amountCents === line.amountCents) {
    return { giftCardId: card.id, isSure: true, reason: 'Référence et prix de la carte cadeau.' }
  }
  const price = formatPrice(card.amountCents / 100)
  return { giftCardId: card.id, isSure: false, reason: `Référence trouvée, mais la carte cadeau coûte ${price}.` }
}
