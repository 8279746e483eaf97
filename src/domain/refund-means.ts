import type { PaymentKind, PaymentMethod } from './payment-words'
import { formatPrice } from './price'

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

type Card = {
  id: string
  /** What it can still give back, in cents. */
  cents: number
  /** The deposit of which it paid a share. */
  depositId: number | null
}

/**
 * What goes back to each card, in cents, never above what it can give: the last payment first, and the shares of one deposit
 * alike, as no traveler of a shared deposit is known by a card.
 */
export const refundByCard = ({ cards, cents }: { cards: readonly Card[]; cents: number }): Array<[string, number]> => {
  let left = cents
  const told = new Map<string, number>()
  for (const { depositId, id } of cards) {
    if (told.has(id)) continue
    const alike = cards.filter((card) => card.id === id || (depositId !== null && card.depositId === depositId))
    const back = Math.min(left, sumOf(alike))
    left -= back
    for (const [one, part] of alikeParts({ cards: alike, cents: back })) told.set(one, part)
  }
  return [...told].filter(([, part]) => part > 0)
}

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + card.cents, 0)

/** So many cents in proportion to what each can give; what does not divide goes a cent each, by their order. */
const alikeParts = ({ cards, cents }: { cards: readonly Card[]; cents: number }): Array<[string, number]> => {
  const room = sumOf(cards)
  if (room <= 0) return []
  const parts = cards.map((card) => Math.floor((cents * card.cents) / room))
  let over = cents - parts.reduce((sum, part) => sum + part, 0)
  return cards.map(({ id, cents: most }, index) => {
    const part = parts[index] ?? 0
    if (over <= 0 || part >= most) return [id, part]
    over -= 1
    return [id, part + 1]
  })
}
