import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import type { PaymentKind, PaymentMethod } from './payment-words'

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

/** How a sum comes back, and until when: « Sur la carte qui a payé, le 17 mai 2027 au plus tard ». */
export const refundNote = ({ by, ...sum }: { payments: readonly Paid[]; amount: number; by: string }): string => {
  const means = refundMeans(sum).replaceAll(/^\(|\)$/g, '')
  return `${means.charAt(0).toUpperCase()}${means.slice(1)}, le ${formatShortDate(by)} au plus tard`
}

const BY_TRANSFER = 'par virement'
const WORDS: Partial<Record<PaymentMethod, string>> = { card: 'sur la carte qui a payé', credit: 'sur ton avoir' }

type Sum = { method: PaymentMethod; cents: number }

// A gift card has its part back first, then what a customer keeps as credit; then the card, and transfers.
const ORDER: readonly PaymentMethod[] = [
  'gift_card',
  'credit',
  'card',
  'moved',
  'bank_transfer',
  'cheque',
  'ancv',
  'cash',
  'other',
]

/** What goes back by each means, in cents, never above what it gave; what is left of the sum, an indemnity, is transferred. */
export const refundByMethod = ({ paid, cents }: { paid: readonly Sum[]; cents: number }): Sum[] => {
  let left = cents
  const sums = ORDER.flatMap((method) => {
    const given = paid.filter((one) => one.method === method).reduce((sum, one) => sum + one.cents, 0)
    const back = Math.min(left, Math.max(0, given))
    left -= back
    return back > 0 ? [{ method, cents: back }] : []
  })
  if (left <= 0) return sums
  const transferred = sums.find(({ method }) => method === 'bank_transfer')
  return transferred
    ? sums.map((sum) => (sum === transferred ? { ...sum, cents: sum.cents + left } : sum))
    : [...sums, { method: 'bank_transfer', cents: left }]
}
