/** The ways of typing one thing that is looked for: any of them will do. */
export type SearchedWord = string[]

/** The letters or digits that one word of a search has at least: shorter ones stand in nearly every row, and no index finds them. */
export const FEWEST_SEARCHED = 3
const MOST_WORDS = 8

/**
 * The words of what the team types in a search, each with the ways it is kept: a telephone number, or a part of one in pairs of digits,
 * is one word.
 */
export const searchedWords = (text: string): SearchedWord[] => {
  const number = numberIn(text)
  if (number !== null) return [[text.trim(), number]]
  if (IN_PAIRS.test(text)) return [[text.replace(/\D/g, '')]]
  return text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => [word])
}

/** Whether one of these words is long enough to search by. */
export const isSearchable = (words: SearchedWord[]): boolean =>
  words.some((ways) => ways.every((way) => way.replace(/[^\p{L}\p{N}]/gu, '').length >= FEWEST_SEARCHED))

/** `44 55 66`, as the middle or the end of a number is read aloud. */
const IN_PAIRS = /^\s*\d{1,2}(?:[ .-]\d\d)+\s*$/

/** The beginning of a French number, or any with its country, as numbers are kept: `06 12 34` is `+3361234`. */
const numberIn = (text: string): string | null => {
  if (!/^\s*(?:\+|0)[\d\s.()-]{3,}$/.test(text)) return null
  const digits = text.replace(/[^\d+]/g, '')
  return digits.replace(/^(?:0033|0(?!0))/, '+33').replace(/^00/, '+')
}
