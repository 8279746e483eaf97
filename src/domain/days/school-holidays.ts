import { addDays } from './days'
import { SCHOOL_YEARS, SCHOOL_ZONES, type SchoolZone } from './school-calendar'

/** Days of one zone without classes, first and last included. */
type ZoneHoliday = { name: string; zone: SchoolZone; from: string; to: string }

/** The first and the last day that the calendar of the schools is known for. */
export const KNOWN_SCHOOL_DAYS = {
  from: SCHOOL_YEARS[0]?.from ?? '',
  to: addDays(SCHOOL_YEARS.at(-1)?.return ?? '', -1),
}

/** The holidays of each zone among some days, cut where these begin and end. */
export const schoolHolidays = ({ from, to }: { from: string; to: string }): ZoneHoliday[] =>
  SCHOOL_ZONES.flatMap((zone) =>
    SCHOOL_YEARS.flatMap(({ holidays }) => holidays)
      .filter((holiday) => holiday.zones.includes(zone))
      .map((holiday) => ({
        ...{ name: holiday.name, zone },
        from: holiday.from < from ? from : holiday.from,
        to: addDays(holiday.return, -1) > to ? to : addDays(holiday.return, -1),
      }))
      .filter((holiday) => holiday.from <= holiday.to),
  )

/** The days among these whose holidays nobody has said yet, or that are too long ago; null when all are known. */
export const unknownSchoolDays = ({ from, to }: { from: string; to: string }): { from: string; to: string } | null => {
  if (to > KNOWN_SCHOOL_DAYS.to) {
    const first = addDays(KNOWN_SCHOOL_DAYS.to, 1)
    return { from: from > first ? from : first, to }
  }
  if (from < KNOWN_SCHOOL_DAYS.from) {
    const last = addDays(KNOWN_SCHOOL_DAYS.from, -1)
    return { from, to: to < last ? to : last }
  }
  return null
}

/** The orders that fix the holidays of some days, first one first. */
export const schoolOrders = ({ from, to }: { from: string; to: string }): string[] =>
  SCHOOL_YEARS.filter((year) => year.from <= to && year.return > from).map(({ order }) => order)
