import { addDays } from './days'

const DEPOSIT_PERCENT = 30
const BALANCE_DAYS = 30
const DAYS_TO_PAY = 7

export type PaymentSchedule = {
  depositCents: number
  depositDueOn: string
  balanceCents: number
  /** Null when the whole sum is due at once. */
  balanceDueOn: string | null
}

/**
 * What is to be paid and when: 30 % within a week, the rest 30 days before the departure; the whole sum at once when the
 * departure is nearer. Nothing is due after the eve of the departure.
 */
export const paymentSchedule = ({
  totalCents,
  departureStart,
  bookedOn,
}: {
  totalCents: number
  departureStart: string
  bookedOn: string
}): PaymentSchedule => {
  const balanceDueOn = addDays(departureStart, -BALANCE_DAYS)
  const depositDueOn = earliest(addDays(bookedOn, DAYS_TO_PAY), addDays(departureStart, -1))
  if (bookedOn >= balanceDueOn) return { depositCents: totalCents, depositDueOn, balanceCents: 0, balanceDueOn: null }
  const depositCents = Math.round((totalCents * DEPOSIT_PERCENT) / 100)
  return {
    depositCents,
    depositDueOn: earliest(depositDueOn, balanceDueOn),
    balanceCents: totalCents - depositCents,
    balanceDueOn,
  }
}

const earliest = (one: string, other: string): string => (one < other ? one : other)
