const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const
const SHORT_MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const

const NBSP = '\u00a0'

/** Shown wherever a date can't be read (spec §9). */
export const DATES_TO_COME = 'Dates à venir'

type CalendarDay = { year: number; month: number; day: number }

const parseDay = (date: string | null | undefined): CalendarDay | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '')
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const check = new Date(Date.UTC(year, month - 1, day))
  if (check.getUTCMonth() !== month - 1 || check.getUTCDate() !== day) return null
  return { year, month, day }
}

const monthName = (month: number) => MONTHS[month - 1] ?? ''
const shortMonthName = (month: number) => SHORT_MONTHS[month - 1] ?? ''
const dayName = (day: number) => (day === 1 ? '1er' : String(day))

/** `18 avr. 2027`, as the site shows a date (spec §9), or « Dates à venir » when it can't be read. */
export const formatShortDate = (date: string | null | undefined): string => {
  const parsed = parseDay(date)
  if (!parsed) return DATES_TO_COME
  return `${dayName(parsed.day)}${NBSP}${shortMonthName(parsed.month)}${NBSP}${parsed.year}`
}

/** `14 juin`, or « Dates à venir » when the date can't be read. */
export const formatDayMonth = (date: string | null | undefined): string => {
  const parsed = parseDay(date)
  if (!parsed) return DATES_TO_COME
  return `${dayName(parsed.day)}${NBSP}${shortMonthName(parsed.month)}`
}

/** `18 avril 2027`, to be read aloud; or « Dates à venir » when the date can't be read. */
export const formatLongDate = (date: string | null | undefined): string => {
  const parsed = parseDay(date)
  if (!parsed) return DATES_TO_COME
  return `${dayName(parsed.day)}${NBSP}${monthName(parsed.month)}${NBSP}${parsed.year}`
}

/** `juin 2027`, the title of a calendar's month; `month` goes from 1 to 12. */
export const formatMonth = ({ year, month }: { year: number; month: number }): string =>
  `${monthName(month)}${NBSP}${year}`

/** `18/04/2027`, or « Dates à venir » when the date can't be read. */
export const formatNumericDate = (date: string | null | undefined): string => {
  const parsed = parseDay(date)
  if (!parsed) return DATES_TO_COME
  return `${String(parsed.day).padStart(2, '0')}/${String(parsed.month).padStart(2, '0')}/${parsed.year}`
}

/** `Du 14 au 18 juin 2027`: says month and year once when they are the same, « Le … » for a single day. */
export const formatDateRange = ({ start, end }: { start: string; end: string }): string => {
  const days = formatDays({ start, end })
  if (days === DATES_TO_COME) return days
  return start.slice(0, 10) === end.slice(0, 10) ? `Le ${days}` : `Du ${days}`
}

/** `14 au 18 juin 2027`, to stand after an icon; « Dates à venir » when a date can't be read. */
export const formatDays = ({ start, end }: { start: string; end: string }): string => {
  const first = parseDay(start)
  const last = parseDay(end)
  if (!first || !last) return DATES_TO_COME
  if (start.slice(0, 10) === end.slice(0, 10)) return formatShortDate(start)
  const until = `au ${formatShortDate(end)}`
  if (first.year !== last.year) return `${formatShortDate(start)} ${until}`
  if (first.month !== last.month) return `${dayName(first.day)}${NBSP}${shortMonthName(first.month)} ${until}`
  return `${dayName(first.day)} ${until}`
}
