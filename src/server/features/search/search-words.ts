/** What a query may leave out: said here once, for every engine. */
export const STOP_WORDS = [
  ...['a', 'à', 'au', 'aux', 'avec', 'ce', 'ces', 'd', 'dans', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les'],
  ...['n', 'ou', 'où', 'par', 'pour', 'qu', 's', 'sans', 'ses', 'son', 'sous', 'sur', 'un', 'une', 'vers', 'y'],
]

const MAX_WORDS = 8
const MAX_LENGTH = 200
const MAX_WORD_LENGTH = 40

/** « V.T.T. » */
const ABBREVIATION = /(?<![\p{L}\p{N}.])(?:\p{L}\.){2,}/gu

/** The words of a query that decide. One can be long: its first words are enough. */
export const searchWords = (q: string | undefined): string[] =>
  (q ?? '')
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(ABBREVIATION, (letters) => letters.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.includes(word))
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH))
