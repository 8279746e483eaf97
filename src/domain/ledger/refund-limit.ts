import { formatPrice } from '@/domain/text/price'
import type { PaymentMethod } from './payment-words'
import { METHOD_LABELS } from './payment-words'

type Sum = { method: PaymentMethod; cents: number }

/**
 * How much may be given back by a means, in cents: what it gave and has not had back. A transfer stands in for any other, but for
 * what a provider of cards can still give back to the card it came from.
 */
export const refundLimitCents = ({
  method,
  paid,
  leftCents,
  onlineCents,
}: {
  method: PaymentMethod
  /** By means, what was received less what was given back. */
  paid: readonly Sum[]
  /** All that is left of what was received, with what is owed beyond it, less the refunds on their way. */
  leftCents: number
  /** What providers of cards can still give back. */
  onlineCents: number
}): number => {
  const left = Math.max(0, leftCents)
  if (method === 'bank_transfer') return Math.max(0, left - onlineCents)
  const given = paid.filter((one) => one.method === method).reduce((sum, { cents }) => sum + cents, 0)
  return Math.min(left, Math.max(0, given))
}

/** Why a sum can't be given back by a means, or null. */
export const refundByMethodRefusal = ({
  amountCents,
  ...facts
}: Parameters<typeof refundLimitCents>[0] & { amountCents: number }): string | null => {
  const limit = refundLimitCents(facts)
  if (amountCents <= limit) return null
  if (facts.method === 'bank_transfer' && facts.onlineCents > 0) {
    return `La carte a payé ${formatPrice(facts.onlineCents / 100)}\u00a0: rends-les d’abord sur la carte.`
  }
  const means = METHOD_LABELS[facts.method].toLowerCase()
  if (limit === 0) return `Rien de ce qui a été réglé ne l’a été par ce moyen (${means}).`
  return `Ce moyen (${means}) a réglé ${formatPrice(limit / 100)}\u00a0: rends le reste par celui d’où il vient.`
}
