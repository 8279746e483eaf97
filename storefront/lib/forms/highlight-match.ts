export type TextPart = { text: string; isMatch: boolean }

const fold = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** The parts of a name, those set apart that begin a word as one of the words typed does, whatever the accents. */
export const highlightMatch = (name: string, typed: string): TextPart[] => {
  const letters = [...name]
  const folded = letters.map(fold)
  const words = typed
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].map(fold))
  const lengthAt = (index: number) =>
    isWordPart(letters[index - 1])
      ? 0
      : Math.max(
          0,
          ...words.filter((word) => word.every((letter, rank) => folded[index + rank] === letter)).map(lengthOf),
        )

  const parts: TextPart[] = []
  for (let index = 0; index < letters.length;) {
    const length = lengthAt(index)
    const text = letters.slice(index, index + Math.max(length, 1)).join('')
    const last = parts.at(-1)
    if (last && last.isMatch === length > 0) last.text += text
    else parts.push({ text, isMatch: length > 0 })
    index += Math.max(length, 1)
  }
  return parts
}

const lengthOf = (word: string[]) => word.length
