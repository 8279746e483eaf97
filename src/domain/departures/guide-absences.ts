import { addDays, daysBetween } from '@/domain/days/days'
import { formatDateRange } from '@/domain/days/french-dates'

/** How long the note on days off may be. */
export const MAX_ABSENCE_NOTE = 200

/** Days that one period off may last. */
const MAX_ABSENCE_DAYS = 366

/** How many days ahead days off may begin. */
const MAX_ABSENCE_AHEAD = 3 * 366

/** How many periods to come a guide may have. */
export const MAX_ABSENCES = 100

type Days = { first: string; last: string }

/** Why a guide cannot take these days off, in French; null when nothing speaks against it. `taken` are those he or she has already. */
export const refuseAbsence = ({
  first,
  last,
  today,
  taken = [],
}: Days & { today: string; taken?: readonly Days[] }): string | null => {
  if (last < first) return 'Le dernier jour vient avant le premier.'
  if (first < today) return 'Ces jours sont passés\u00a0: choisis à partir d’aujourd’hui.'
  if (daysBetween({ from: first, to: last }) >= MAX_ABSENCE_DAYS) return 'Une période dure un an au plus.'
  if (first > addDays(today, MAX_ABSENCE_AHEAD)) return 'On note ses jours trois ans à l’avance au plus.'
  const other = taken.find((one) => one.first <= last && one.last >= first)
  if (!other) return null
  const days = formatDateRange({ start: other.first, end: other.last }).toLowerCase()
  return `Une période existe déjà ${days}\u00a0: retire-la d’abord, ou choisis d’autres jours.`
}
