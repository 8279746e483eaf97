/** The longest run of marks in any language (Unicode's Stream-Safe Text Format). */
const MOST_MARKS = 30
const ENDLESS_MARKS = new RegExp(`(\\p{M}{${String(MOST_MARKS)}})\\p{M}+`, 'gu')

/** A text whose runs of combining marks are as long as those of a language: to bring more of them in order takes quadratic time. */
export const withoutEndlessMarks = (text: string): string => text.replace(ENDLESS_MARKS, '$1')

/** A text without its accents and other combining marks. */
export const withoutAccents = (text: string): string =>
  withoutEndlessMarks(text).normalize('NFD').replace(/\p{M}/gu, '')
