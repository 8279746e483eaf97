import type { PaymentKind, PaymentMethod } from './payment-words'
import { formatPrice } from './price'
import { refundByMethod } from './refund-by-method'

type Paid = { kind: PaymentKind; method: PaymentMethod; amount: number }

/**
 * By what means a sum goes back, by what was paid (euros): « par virement », « sur la carte qui a payé », or each with its part in
 * brackets where there are several.
 */
export const refundMeans = ({ payments, amount }: { payments: readonly Paid[]; amount: number }): string => {
  const paid = payments.map(({ kind, method, amount: euros }) => ({
    method,
    cents: Math.round(euros * 100) * (kind === 'refund' ? -1 : 1),
  }))
  const parts = new Map<string, number>()
  for (const { method, cents } of refundByMethod({ paid, cents: Math.round(amount * 100) })) {
    const words = WORDS[method] ?? BY_TRANSFER
    parts.set(words, (parts.get(words) ?? 0) + cents)
  }
  const [only = BY_TRANSFER, ...others] = parts.keys()
  if (others.length === 0) return only
  return `(${[...parts].map(([words, cents]) => `${formatPrice(cents / 100)} ${words}`).join(', ')})`
}

const BY_TRANSFER = 'par virement'
const WORDS: Partial<Record<PaymentMethod, string>> = { card: 'sur la carte qui a payé', credit: 'sur ton avoir' }
