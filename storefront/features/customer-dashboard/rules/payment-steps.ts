import type { ReservationDetail } from '@/contract/reservations'
import { settledSum } from '@/domain/settled-sum'

export type PaymentStep = { label: string; amount: number; dueOn: string; isPaid: boolean }

/** What is to be paid and by when, in euros: the deposit then the balance, or all at once; what was paid covers them in turn. */
export const paymentSteps = ({
  price,
  ...sums
}: Pick<ReservationDetail, 'price' | 'paid' | 'arriving'>): PaymentStep[] => {
  const paid = settledSum(sums)
  const deposit = { amount: price.deposit, dueOn: price.deposit_due_on, isPaid: paid >= price.deposit }
  if (price.balance_due_on === null) return [{ label: 'Totalité', ...deposit }]
  const balance = { amount: price.balance, dueOn: price.balance_due_on, isPaid: paid >= price.total }
  return [
    { label: 'Acompte', ...deposit },
    { label: 'Solde', ...balance },
  ]
}
