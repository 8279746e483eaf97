import { settledSum } from '@/domain/reservations/settled-sum'

export type PaymentStep = { label: string; amount: number; dueOn: string; isPaid: boolean }

type Booking = {
  price: {
    total: number
    deposit: number
    deposit_due_on: string
    balance: number
    balance_due_on: string | null
  }
  paid: number
  arriving: number
}

/**
 * The payments of a booking with their due days, in euros: the deposit then the balance, or all at once. What is paid covers them
 * in turn; when more than the deposit is paid, the rest of the balance is the only payment.
 */
export const paymentSteps = ({ price, ...sums }: Booking): PaymentStep[] => {
  const paid = settledSum(sums)
  const deposit = { amount: price.deposit, dueOn: price.deposit_due_on, isPaid: paid >= price.deposit }
  if (price.balance_due_on === null) return [{ label: 'Totalité', ...deposit }]
  const balance = { label: 'Solde', amount: price.balance, dueOn: price.balance_due_on, isPaid: paid >= price.total }
  if (paid <= price.deposit || balance.isPaid) return [{ label: 'Acompte', ...deposit }, balance]
  return [{ ...balance, amount: Math.round((price.total - paid) * 100) / 100 }]
}
