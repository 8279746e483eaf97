import { withoutEndlessMarks } from './without-accents'

/** Turns a French title into the part of an address: « L’île d’Yeu » gives `l-ile-d-yeu`. */
export const slugify = (title: string): string =>
  withoutEndlessMarks(title)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 100)
    .replace(/-$/, '')

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/
