import { addDays } from '@/domain/days/days'
import { monthsLater } from '@/domain/days/months-later'

/** How long a credit may be used, in months: never more than the year of the Package Travel Directive. */
export const CREDIT_MONTHS = 12
/** How many days before the last one a credit is recalled. */
export const CREDIT_REMINDER_DAYS = [60, 30, 7] as const

/** The last day of a credit that opens on a day in Paris: the same day of the next year, or the last of its month. */
export const creditExpiry = (openedOn: string): string => monthsLater({ day: openedOn, months: CREDIT_MONTHS })

/** Whether a credit may still be used: on its last day it does. */
export const isCreditOver = ({ expiresOn, today }: { expiresOn: string; today: string }): boolean => today > expiresOn

/**
 * The reminder that is due on a day, by how many days before the last one it belongs to, or null. Only the nearest is sent:
 * a credit that was opened, or a worker that was down, since the others were due gets one message.
 */
export const creditReminder = ({
  expiresOn,
  today,
  sent,
}: {
  expiresOn: string
  today: string
  sent: readonly number[]
}): number | null => {
  if (isCreditOver({ expiresOn, today })) return null
  const due = CREDIT_REMINDER_DAYS.filter((days) => addDays(expiresOn, -days) <= today).at(-1)
  return due === undefined || sent.some((days) => days <= due) ? null : due
}

type Part = { accountId: number; cents: number }

/** What is taken of each account for a sum, in the order they are given; null when they hold less than that. */
export const shareOut = ({ cents, accounts }: { cents: number; accounts: readonly Part[] }): Part[] | null => {
  let left = cents
  const parts: Part[] = []
  for (const { accountId, cents: held } of accounts) {
    const taken = Math.min(left, held)
    if (taken > 0) parts.push({ accountId, cents: taken })
    left -= taken
  }
  return left > 0 ? null : parts
}
