/** « en train depuis Lyon », « train de Lyon », « au départ de L’Isle-d’Abeau »: the words before the town. */
const BY_TRAIN = /^\s*(?:(?:en\s+)?train\s+(?:depuis|de|d['’])|depuis|au\s+départ\s+(?:de|d['’]))\s*/i
const SAID = /\b(?:depuis|départ)\b/i

/**
 * The town that words of a search may name: what follows « train depuis », which is said to be a town, or the words themselves, which may be
 * one. Null for words too short to tell.
 */
export const townWords = (typed: string): { words: string; isSaid: boolean } | null => {
  const before = BY_TRAIN.exec(typed)?.[0] ?? ''
  const words = typed.slice(before.length).trim()
  return words.length < 3 ? null : { words, isSaid: SAID.test(before) }
}

/** Whether a town is called by these words to the letter, whatever their accents, case, hyphens and apostrophes. */
export const isCalled = (name: string, words: string): boolean =>
  name.localeCompare(words, 'fr', { sensitivity: 'base', ignorePunctuation: true }) === 0

/** The town that words of a search name, of those found for `townWords`, the likeliest first: said to be one, or called so to the letter. */
export const namedTown = <Found extends { name: string }>(typed: string, found: readonly Found[]): Found | null => {
  const asked = townWords(typed)
  const [first] = found
  return asked && first && (asked.isSaid || isCalled(first.name, asked.words)) ? first : null
}

/** What a search offers to who names a town. */
export const fromTownWords = (name: string): string => `En train depuis ${name}`

/** The catalogue's filters for who leaves from a town: its nearest trips first. */
export const fromTown = (code: string) => ({ from: code, sort: 'train' }) as const
