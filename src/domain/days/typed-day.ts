import { isCalendarDay } from './calendar-day'

/** A day as the French write it, « 28/02/1990 » for `1990-02-28`; whatever else was typed stays as it is. */
export const writtenDay = (value: string): string => value.replace(/^\s*(\d{4})-(\d{2})-(\d{2})\s*$/, '$3/$2/$1')

/** The day that « 28/02/1990 » says, as `1990-02-28`; what is no day of the calendar is given back as typed. */
export const readWrittenDay = (text: string): string => {
  const value = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isCalendarDay(value) ? value : text
}

const LENGTHS = [2, 2, 4]

/** Puts the strokes in a day that is being typed: « 2802 » becomes « 28/02/ », « 1.2.90 » becomes « 01/02/90 ». */
export const punctuateDay = (text: string): string => {
  const parts = ['']
  for (const character of writtenDay(text)) {
    const index = parts.length - 1
    const part = parts[index] ?? ''
    const isFull = part.length === LENGTHS[index]
    if (!/\d/.test(character)) {
      if (part === '' || index === 2) continue
      parts[index] = part.padStart(2, '0')
      parts.push('')
    } else if (!isFull) parts[index] = part + character
    else if (index < 2) parts.push(character)
  }
  if (parts.length < 3 && parts.at(-1)?.length === 2) parts.push('')
  return parts.join('/')
}
