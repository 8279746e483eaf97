// Thirty marks are the longest run in any language (Unicode's Stream-Safe Text Format).
const ENDLESS_MARKS = /(\p{M}{30})\p{M}+/gu

/** A text whose runs of combining marks are as long as those of a language: to bring more of them in order takes quadratic time. */
export const withoutEndlessMarks = (text: string): string => text.replace(ENDLESS_MARKS, '$1')

/** A text without its accents and other combining marks. */
export const withoutAccents = (text: string): string =>
  withoutEndlessMarks(text).normalize('NFD').replace(/\p{M}/gu, '')
