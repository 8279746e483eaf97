const NBSP = '\u00a0'

/** Between the number of a house and its street. */
const HOUSE =
  /(?<=\d|\d ?bis|\d ?ter) (?=(?:rue|avenue|boulevard|quai|place|chemin|allée|impasse|cours|route|square)\b)/g

/**
 * Puts a non-breaking space (U+00A0) before ! ? : ; » € %, after « and n°, between a number and its unit or street, and in place of
 * the narrow one our fonts lack.
 */
export const frenchSpaces = (text: string): string =>
  text
    .replaceAll('\u202f', NBSP)
    .replace(/ (?=[!?:;»€%])/g, NBSP)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(?<=\bn°) (?=\d)/g, NBSP)
    .replace(HOUSE, NBSP)
    .replace(/(\d) (?=(?:\d|h\b|min\b|km\b|kg\b|m\b|jours?\b|ans\b))/g, `$1${NBSP}`)
