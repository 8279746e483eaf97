const NBSP = '\u00a0'

/** Puts a non-breaking space (U+00A0) before ! ? : ; » € %, after «, and in place of the narrow one our fonts lack. */
export const frenchSpaces = (text: string): string =>
  text
    .replaceAll('\u202f', NBSP)
    .replace(/ (?=[!?:;»€%])/g, NBSP)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d) (?=(?:\d|h\b|min\b|km\b|kg\b|m\b|jours?\b|ans\b))/g, `$1${NBSP}`)
