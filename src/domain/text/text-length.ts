/** In UTF-16 units: no character that a keyboard gives is larger, a family of four with its tones included. */
const HEAVIEST = 20

/**
 * UTF-16 units that are read of a text of at most `max` characters: room for accents and emoji, and for the spaces that cleaning
 * takes away. A longer text is refused before any work on it.
 */
export const mostUnits = (max: number): number => 4 * max + 100

/**
 * How many characters people see in a text: an emoji is one, whatever it is made of. A pile of signs that no keyboard
 * gives counts for as many as it is large.
 */
export const textLength = (text: string): number =>
  charactersOf(text).reduce((count, { length }) => count + Math.ceil(length / HEAVIEST), 0)

/** Whether people see more characters than `max` in a text. */
export const isLongerThan = ({ text, max }: { text: string; max: number }): boolean =>
  text.length > max && (text.length > max * HEAVIEST || textLength(text) > max)

let segmenter: Intl.Segmenter | undefined

const charactersOf = (text: string): string[] => {
  // Firefox learned it in 2024.
  if (!('Segmenter' in Intl)) return [...text]
  segmenter ??= new Intl.Segmenter('fr')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
