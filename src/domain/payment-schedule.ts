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

/**
 * When a balance that is still to pay is due once its departure has another first day: by the same rule, with a week to
 * pay from today for who learns of it late, and not after the eve of the departure.
 */
export const movedBalanceDueOn = ({ departureStart, today }: { departureStart: string; today: string }): string => {
  const byRule = addDays(departureStart, -BALANCE_DAYS)
  const inAWeek = addDays(today, DAYS_TO_PAY)
  return earliest(byRule > inAWeek ? byRule : inAWeek, addDays(departureStart, -1))
}

const earliest = (one: string, other: string): string => (one < other ? one : other)
