import { formatDayMonth, formatShortDate } from '@/domain/days/french-dates'
import { publicHolidays } from '@/domain/days/public-holidays'
import { KNOWN_SCHOOL_DAYS, schoolHolidays, schoolOrders, unknownSchoolDays } from '@/domain/days/school-holidays'

type Days = { from: string; to: string }

/** What keeps families or everybody free on some days, in words; empty where nothing does. */
export const holidayWords = ({ from, to }: Days): string => {
  const unknown = unknownSchoolDays({ from, to })
  return [
    ...schoolWords({ from, to }),
    ...publicHolidays({ from, to }).map(({ day, name }) => `férié le ${formatDayMonth(day)} (${name})`),
    ...(unknown ? ['vacances scolaires\u00a0: on ne sait pas'] : []),
  ].join(', ')
}

/** « Hiver (zones A et B) »: each name once, with its zones. */
const schoolWords = (days: Days): string[] => {
  const holidays = schoolHolidays(days)
  return [...new Set(holidays.map(({ name }) => name))].map((name) => {
    const zones = holidays.filter((holiday) => holiday.name === name).map(({ zone }) => zone)
    return `${name} (${zones.length === 1 ? 'zone' : 'zones'} ${zones.join(', ').replace(/, (?=\w$)/, ' et ')})`
  })
}

/** What fixes the holidays of these days, and until when they are known. */
export const calendarWords = (days: Days): string => {
  const orders = schoolOrders(days)
  const unknown = unknownSchoolDays(days)
  const known = KNOWN_SCHOOL_DAYS
  return [
    ...(orders.length > 0 ? [`Vacances scolaires\u00a0: ${orders.join('\u00a0; ')}.`] : []),
    ...(unknown && unknown.from > known.to
      ? [
          `Le calendrier scolaire est connu jusqu’au ${formatShortDate(known.to)}\u00a0: au-delà, on ne sait pas encore.`,
        ]
      : []),
    ...(unknown && unknown.to < known.from
      ? [`Le calendrier scolaire est gardé depuis le ${formatShortDate(known.from)}\u00a0: avant, il n’est pas montré.`]
      : []),
  ].join(' ')
}
