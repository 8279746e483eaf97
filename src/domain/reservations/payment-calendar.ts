import { addDays } from '@/domain/days/days'
import { depositDays } from '@/domain/ledger/unpaid-deposits'
import { paymentSchedule, type PaymentSchedule } from './payment-schedule'
import type { PaymentTerms } from './payment-terms'

/** What a booking pays and when, and what happens without its deposit; days of Paris, sums in cents. */
export type PaymentCalendar = PaymentSchedule & {
  /** The day on which the customer is told that the deposit is due. */
  claimOn: string
  /** The first day on which the seats are on sale again. */
  releaseOn: string
}

/** The calendar of a booking made on a day under such terms. */
export const paymentCalendar = ({
  terms,
  ...booking
}: {
  totalCents: number
  departureStart: string
  bookedOn: string
  terms: Pick<PaymentTerms, 'deposit_percent' | 'grace_days'>
}): PaymentCalendar => {
  const schedule = paymentSchedule({ ...booking, depositPercent: terms.deposit_percent })
  const { claimOn } = depositDays({ dueOn: schedule.depositDueOn, bookedOn: booking.bookedOn })
  return { ...schedule, claimOn, releaseOn: addDays(claimOn, terms.grace_days + 1) }
}
