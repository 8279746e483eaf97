const WORDS_A_MINUTE = 220

/** How long a text takes to read, in whole minutes, one at least. */
export const readingMinutes = (text: string): number => {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
