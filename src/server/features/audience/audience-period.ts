import { calendarDayInParis } from '@/domain/calendar-day'
import { AUDIENCE_MONTHS } from '@/domain/data-retention'
import { addDays } from '@/domain/days'

/** Days shown when no period is asked for, today among them. */
const USUAL_DAYS = 30
const MOST_DAYS = AUDIENCE_MONTHS * 31

/** The period that was asked for, within what is kept; `to` is today at the latest. */
export const audiencePeriod = ({
  from,
  to,
  now,
}: {
  from?: string | undefined
  to?: string | undefined
  now: Date
}): { from: string; to: string } => {
  const today = calendarDayInParis(now)
  const last = to === undefined || to > today ? today : to
  const first = from ?? addDays(last, 1 - USUAL_DAYS)
  const earliest = addDays(today, -MOST_DAYS)
  const end = last < earliest ? earliest : last
  if (first > end) return { from: end, to: end }
  return { from: first < earliest ? earliest : first, to: end }
}
