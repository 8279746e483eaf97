import { addDays } from '@/domain/days/days'
import { easterOf, publicHolidays } from '@/domain/days/public-holidays'

/** How many working days a bank transfer takes to arrive, unless the agency says otherwise. */
export const TRANSFER_DAYS = 2

/** The most that the agency can say. */
export const MOST_TRANSFER_DAYS = 10

/** A working day of banks: from Monday to Friday, no public holiday of France, and no closing day of TARGET. */
export const isBankingDay = (day: string): boolean =>
  !WEEKEND.has(new Date(`${day}T12:00:00.000Z`).getUTCDay()) &&
  publicHolidays({ from: day, to: day }).length === 0 &&
  !isTargetClosed(day)

const WEEKEND = new Set([0, 6])

// The other closing days of TARGET are public holidays of France: 1 January, Easter Monday, 1 May and 25 December.
const isTargetClosed = (day: string): boolean =>
  day.endsWith('-12-26') || day === addDays(easterOf(Number(day.slice(0, 4))), -2)

/** The last day on which a transfer can be sent so that it arrives by the eve of a departure. */
export const lastTransferDay = ({ departureStart, transferDays }: Rule): string =>
  addDays(workingDayBefore({ day: departureStart, count: transferDays }), -1)

/** The working day that comes so many working days before another day: that day itself for none. */
export const workingDayBefore = ({ day, count }: { day: string; count: number }): string => {
  let before = day
  for (let left = count; left > 0;) {
    before = addDays(before, -1)
    if (isBankingDay(before)) left -= 1
  }
  return before
}

/** Whether a transfer that is sent on that day, in Paris, arrives by the eve of a departure. */
export const canTransferArrive = ({ today, ...rule }: Rule & { today: string }): boolean =>
  today <= lastTransferDay(rule)

type Rule = {
  departureStart: string
  /** Working days that a transfer takes. */
  transferDays: number
}

/** Why no transfer is offered, and what is: a sentence. */
export const transferTooLate = (takesCards: boolean): string =>
  takesCards
    ? 'Un virement n’arriverait plus avant le départ\u00a0: règle par carte, ou appelle-nous.'
    : 'Un virement n’arriverait plus avant le départ\u00a0: appelle-nous pour régler.'
