/** A JSON value as people read it: indented, its innermost lists of figures on one line each. */
export const writeJson = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  // A line break inside a text is escaped: those matched here are the layout's alone.
  return JSON.stringify(value, null, 2).replace(
    /\[\n([^[\]{}]*)\]/g,
    (_list, items: string) => `[${items.trim().replace(/\n\s*/g, ' ')}]`,
  )
}

/** The list or the object that a text says, null for an empty one; the text itself when it says neither. */
export const readJson = (text: string): unknown => {
  if (text.trim() === '') return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : text
  } catch {
    return text
  }
}
