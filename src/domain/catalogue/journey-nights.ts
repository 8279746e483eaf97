import { addDays } from '@/domain/days/days'

type WrittenJourney = { duration: string; legs: ReadonlyArray<{ time: string }> }

/** How many nights pass between the first hour of a journey and its end, as the agency wrote both; null where it can't be read. */
export const journeyNights = ({ duration, legs }: WrittenJourney): number | null => {
  const [start = null, ...others] = legs.map(({ time }) => minutesIn(time))
  if (start === null) return null
  const total = minutesIn(duration)
  return total === null ? nightsBetween([start, ...others]) : Math.floor((start + total) / DAY)
}

/** The day on which one leaves to be there on another, both as `2027-06-14`; null where it can't be known. */
export const leavingDay = ({ journey, day }: { journey: WrittenJourney; day: string | null }): string | null => {
  const nights = journeyNights(journey)
  return day === null || nights === null ? null : addDays(day, -nights)
}

const DAY = 24 * 60

/** Of `7 h 42`, `28 h, une nuit à bord` or `49 min`. */
const minutesIn = (text: string): number | null => {
  const [, hours, minutes, alone] = /^\s*(?:(\d{1,3})\s*h(?:\s*(\d{2}))?|(\d{1,3})\s*min)/i.exec(text) ?? []
  if (alone !== undefined) return Number(alone)
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes ?? 0)
}

/** Each hour that is earlier than the one before is of the next day. */
const nightsBetween = (hours: ReadonlyArray<number | null>): number | null => {
  const known = hours.filter((hour) => hour !== null)
  return known.length < 2 ? null : known.filter((hour, index) => hour < (known[index - 1] ?? hour)).length
}
