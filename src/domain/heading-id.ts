/** The id of a heading on its page, made of its words, that none of `taken` is: « À côté » gives `a-cote`, then `a-cote--2`. */
export const headingId = ({ text, taken }: { text: string; taken: readonly string[] }): string => {
  const base = wordsOf(text) || 'partie'
  const same = taken.filter((id) => id === base || id.startsWith(`${base}--`)).length
  return same === 0 ? base : `${base}--${String(same + 1)}`
}

const wordsOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
