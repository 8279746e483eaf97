import { addDays } from './days'

/** A day on which the law lets France rest. */
export type PublicHoliday = { day: string; name: string }

// Code du travail, L3133-1: days of the year, and days after Easter Sunday.
const FIXED = [
  ['01-01', 'Jour de l’An'],
  ['05-01', 'Fête du Travail'],
  ['05-08', 'Victoire de 1945'],
  ['07-14', 'Fête nationale'],
  ['08-15', 'Assomption'],
  ['11-01', 'Toussaint'],
  ['11-11', 'Armistice de 1918'],
  ['12-25', 'Noël'],
] as const
const AFTER_EASTER = [
  [1, 'Lundi de Pâques'],
  [39, 'Ascension'],
  [50, 'Lundi de Pentecôte'],
] as const

/** The public holidays of France among some days, first one first; those of Alsace and Moselle alone are left out. */
export const publicHolidays = ({ from, to }: { from: string; to: string }): PublicHoliday[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .flatMap((year) => [
      ...FIXED.map(([day, name]) => ({ day: `${String(year)}-${day}`, name })),
      ...AFTER_EASTER.map(([days, name]) => ({ day: addDays(easterOf(year), days), name })),
    ])
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => one.day.localeCompare(other.day))
}

/** Easter Sunday, by Meeus, Jones and Butcher's reckoning. */
export const easterOf = (year: number): string => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(`${String(year)}-03-22`, h + l - 7 * m)
}
