import type { Where } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'

export const WINDOW_DAYS = 60

const DAY_MS = 86_400_000

/** Departures that leave within the coming days, or all those to come when no length is given; canceled ones aside. */
export const departuresWindow = ({ now, days }: { now: Date; days?: number }): Where => {
  const today = new Date(`${calendarDayInParis(now)}T00:00:00.000Z`)
  const and: Where[] = [
    { departure_start: { greater_than_equal: today.toISOString() } },
    { status: { not_equals: 'canceled' } },
  ]
  if (days !== undefined) {
    and.push({ departure_start: { less_than: new Date(today.getTime() + days * DAY_MS).toISOString() } })
  }
  return { and }
}
