import type { BookingPrice } from '@/contract/booking'
import { formatDayMonth } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'

export type PaymentChoice = { means: 'card' | 'transfer'; share: 'deposit' | 'all' }

/** What is paid first and what later, in euros. */
export type PaymentPlan = {
  due: number
  /** Null when it is paid at once, with the order. */
  dueOn: string | null
  rest: { amount: number; dueOn: string } | null
}

/** A card pays with the order, the deposit or all of it; a transfer of the deposit has its days, whatever is sent. */
export const paymentPlan = ({
  price,
  means,
  share,
}: Pick<PaymentChoice, 'means' | 'share'> & { price: BookingPrice }): PaymentPlan => {
  const dueOn = means === 'card' ? null : price.deposit_due_on
  if (price.balance_due_on === null || (means === 'card' && share === 'all')) {
    return { due: price.total, dueOn, rest: null }
  }
  return { due: price.deposit, dueOn, rest: { amount: price.balance, dueOn: price.balance_due_on } }
}

/** The plan as a line with its dates, to the day one leaves. */
export const paymentStops = ({ plan: { due, dueOn, rest }, start }: { plan: PaymentPlan; start: string }) => [
  { title: formatPrice(due), when: dueOn === null ? 'aujourd’hui' : latest(dueOn), state: 'now' as const },
  ...(rest === null ? [] : [{ title: formatPrice(rest.amount), when: latest(rest.dueOn) }]),
  { title: 'Départ', when: `le ${formatDayMonth(start)}` },
]

const latest = (day: string): string => `au plus tard le ${formatDayMonth(day)}`
