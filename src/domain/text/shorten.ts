/** Characters of a title, and of a description, that a search result shows. */
export const SEEN_TITLE = 60
export const SEEN_DESCRIPTION = 160

/** A text of at most so many characters, cut at a word. */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
