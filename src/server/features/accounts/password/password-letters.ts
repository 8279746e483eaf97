import { withoutAccents } from '@/domain/text/without-accents'

/** What signs stand for in passwords. A 1 is an « i » or an « l »: both letters become one. */
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '9': 'g',
  œ: 'oe',
  æ: 'ae',
}

/** The letters that a password stands for, whatever its case, accents and signs between words; « l » is written « i ». */
export const passwordLetters = (text: string): string =>
  withoutAccents(text.toLowerCase())
    .replace(/(?<=\p{L}{2})[\s._'’-](?=\p{L}{2})/gu, '')
    .replace(/[01!|l3€4@5$79œæ]/g, (sign) => LEET[sign] ?? sign)

/** A text in three parts: what stands before its first letter, from there to its last letter, and the rest. */
export const aroundLetters = (text: string): { before: string; letters: string; after: string } => {
  const { 0: letters, index } = /\p{L}(?:.*\p{L})?/su.exec(text) ?? { 0: '', index: text.length }
  return { before: text.slice(0, index), letters, after: text.slice(index + letters.length) }
}
