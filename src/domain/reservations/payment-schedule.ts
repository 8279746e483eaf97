import { addDays } from '@/domain/days/days'
import { lastTransferDay, TRANSFER_DAYS } from '@/domain/departures/transfer-time'

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
 * What is to be paid and when: the deposit within a week, the rest 30 days before the departure; the whole sum at once when
 * the departure is nearer. Nothing is due after the last day of a transfer, or after the eve of the departure where a
 * transfer is too late.
 */
export const paymentSchedule = ({
  totalCents,
  departureStart,
  bookedOn,
  depositPercent,
  transferDays = TRANSFER_DAYS,
}: {
  totalCents: number
  departureStart: string
  bookedOn: string
  /** Of the whole price, in percent. */
  depositPercent: number
  /** Working days that a transfer takes; the sums do not depend on it. */
  transferDays?: number
}): PaymentSchedule => {
  const balanceDueOn = addDays(departureStart, -BALANCE_DAYS)
  const depositDueOn = depositDueDay({ departureStart, bookedOn, transferDays })
  if (bookedOn >= balanceDueOn || depositPercent === 100) {
    return { depositCents: totalCents, depositDueOn, balanceCents: 0, balanceDueOn: null }
  }
  const depositCents = Math.round((totalCents * depositPercent) / 100)
  return { depositCents, depositDueOn, balanceCents: totalCents - depositCents, balanceDueOn }
}

/** By when the deposit is due, or the whole sum where it is due at once. */
export const depositDueDay = ({
  departureStart,
  bookedOn,
  transferDays,
}: {
  departureStart: string
  bookedOn: string
  transferDays: number
}): string => {
  const balanceDueOn = addDays(departureStart, -BALANCE_DAYS)
  const lastDay = lastDayToPay({ departureStart, today: bookedOn, transferDays })
  const dueOn = earliest(addDays(bookedOn, DAYS_TO_PAY), lastDay)
  return bookedOn >= balanceDueOn ? dueOn : earliest(dueOn, balanceDueOn)
}

/**
 * When a balance that is still to pay is due once its departure has another first day: by the same rule, with a week to
 * pay from today if the change comes late, and not after the last day to pay.
 */
export const movedBalanceDueOn = (moved: Moved): string => {
  const { departureStart, today } = moved
  const byRule = addDays(departureStart, -BALANCE_DAYS)
  const inAWeek = addDays(today, DAYS_TO_PAY)
  return earliest(byRule > inAWeek ? byRule : inAWeek, lastDayToPay(moved))
}

type Moved = { departureStart: string; today: string; transferDays: number }

/** The last day to pay: the last day of a transfer, or the eve of the departure where a transfer is too late today. */
const lastDayToPay = ({ departureStart, today, transferDays }: Moved): string => {
  const lastTransfer = lastTransferDay({ departureStart, transferDays })
  return today <= lastTransfer ? lastTransfer : addDays(departureStart, -1)
}

const earliest = (one: string, other: string): string => (one < other ? one : other)
