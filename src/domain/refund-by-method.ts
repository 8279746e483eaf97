import type { PaymentMethod } from './payment-words'

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
