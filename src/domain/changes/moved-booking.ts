import { movedBalanceDueOn, paymentSchedule, type PaymentSchedule } from '@/domain/reservations/payment-schedule'

/**
 * What is to be paid and when once a booking goes to another departure. A deposit that was paid stays one, whatever the new
 * price, so that who was sure to come still is: what the move adds is due with the balance.
 */
export const movedSchedule = ({
  totalCents,
  depositCents,
  paidCents,
  departureStart,
  bookedOn,
  today,
  depositPercent,
  transferDays,
}: {
  /** Of the booking on the departure it goes to. */
  totalCents: number
  /** That was asked for until now. */
  depositCents: number
  paidCents: number
  departureStart: string
  bookedOn: string
  today: string
  /** Of the contract. */
  depositPercent: number
  transferDays: number
}): PaymentSchedule => {
  const schedule = paymentSchedule({ totalCents, departureStart, bookedOn, depositPercent, transferDays })
  const isPaid = paidCents >= depositCents && paidCents > 0
  const deposit = isPaid ? Math.min(schedule.depositCents, paidCents) : schedule.depositCents
  return {
    ...schedule,
    depositCents: deposit,
    balanceCents: totalCents - deposit,
    balanceDueOn: deposit < totalCents ? movedBalanceDueOn({ departureStart, today, transferDays }) : null,
  }
}

/** What is left to pay of a booking and by when, and what is paid back of it, in cents. */
export const leftAfter = ({
  totalCents,
  paidCents,
  schedule: { depositCents, depositDueOn, balanceDueOn },
}: {
  totalCents: number
  paidCents: number
  schedule: Pick<PaymentSchedule, 'depositCents' | 'depositDueOn' | 'balanceDueOn'>
}): { leftCents: number; payBy: string | null; refundCents: number } => {
  const leftCents = Math.max(0, totalCents - paidCents)
  const next = paidCents < depositCents ? depositDueOn : balanceDueOn
  return { leftCents, payBy: leftCents > 0 ? next : null, refundCents: Math.max(0, paidCents - totalCents) }
}
