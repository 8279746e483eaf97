import type { BookingPrice, CartDetail } from '@/contract/cart-detail'
import { formatDayMonth } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'

export type PaymentChoice = {
  means: 'card' | 'transfer'
  share: 'deposit' | 'all'
  /** The version of the terms by which the card is kept for the balance, if that was ticked. */
  cardTerms?: string | undefined
  /** The first names of those who pay a share each, or blanks; one pays for all without. */
  sharers?: string[] | undefined
}

/** What is paid first and what later, in euros. */
export type PaymentPlan = {
  due: number
  /** Null when it is paid at once, with the order. */
  dueOn: string | null
  rest: { amount: number; dueOn: string } | null
}

/** What gift cards pay of a cart, in euros. */
export const giftTotal = ({ gift_cards: cards }: Pick<CartDetail, 'gift_cards'>): number =>
  cards.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100

/**
 * A card pays with the order, the deposit or all of it; a transfer of the deposit has its days, whatever is sent. Gift cards have paid
 * of the deposit first, then of the rest.
 */
export const paymentPlan = ({
  price,
  means,
  share,
  gifts = 0,
}: Pick<PaymentChoice, 'means' | 'share'> & { price: BookingPrice; gifts?: number }): PaymentPlan => {
  const dueOn = means === 'card' ? null : price.deposit_due_on
  if (price.balance_due_on === null || (means === 'card' && share === 'all')) {
    return { due: less(price.total, gifts), dueOn, rest: null }
  }
  const left = less(price.balance, less(gifts, price.deposit))
  return {
    due: less(price.deposit, gifts),
    dueOn,
    rest: left > 0 ? { amount: left, dueOn: price.balance_due_on } : null,
  }
}

const less = (euros: number, taken: number): number => Math.max(0, Math.round((euros - taken) * 100)) / 100

/** The plan as a line with its dates, to the day one leaves. */
export const paymentStops = ({ plan: { due, dueOn, rest }, start }: { plan: PaymentPlan; start: string }) => [
  { title: formatPrice(due), when: dueOn === null || due === 0 ? 'aujourd’hui' : latest(dueOn), state: 'now' as const },
  ...(rest === null ? [] : [{ title: formatPrice(rest.amount), when: latest(rest.dueOn) }]),
  { title: 'Départ', when: `le ${formatDayMonth(start)}` },
]

const latest = (day: string): string => `au plus tard le ${formatDayMonth(day)}`
