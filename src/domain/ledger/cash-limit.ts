import { formatPrice } from '@/domain/text/price'

/**
 * What a professional may take in cash for one purchase, in cents: articles L112-6 and D112-3 of the Code monétaire et financier, for
 * customers who live in France.
 */
const MOST_CASH_CENTS = 100_000

/** Why a sum can't be taken in cash for a purchase that has had `cashCents` in cash, in French; null when it can. */
export const cashRefusal = ({ amountCents, cashCents }: { amountCents: number; cashCents: number }): string | null => {
  if (cashCents + amountCents <= MOST_CASH_CENTS) return null
  const law = `La loi limite les espèces à ${formatPrice(MOST_CASH_CENTS / 100)} par achat`
  return cashCents > 0 ? `${law}, et ${formatPrice(cashCents / 100)} ont déjà été reçus ainsi.` : `${law}.`
}
