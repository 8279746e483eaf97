import { foldText } from '@/domain/text/fold-text'

/** The longest search that is noted. */
export const SEARCH_NOTE_LENGTH = 60

const MOST_DIGITS = 4

/**
 * A search as the team is to read it; null for what says nothing or may say who searched: an address, a phone number, a
 * number of anything.
 */
export const searchNote = (text: string): string | null => {
  const folded = foldText(text)
  const digits = folded.match(/\d/g)?.length ?? 0
  if (folded.includes('@') || digits > MOST_DIGITS || /https?:|www\./.test(folded)) return null
  const words = folded
    .replace(/[^a-z0-9' -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SEARCH_NOTE_LENGTH)
    .trim()
  return words.replace(/[^a-z]/g, '').length < 3 ? null : words
}
