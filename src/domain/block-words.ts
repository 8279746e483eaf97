/** The words that blocks of content say, one after the other: every `text` in them, at any depth. */
export const blockWords = (blocks: unknown): string => textsIn(blocks).join(' ')

const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return (value as unknown[]).flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'text' && typeof part === 'string' ? [part] : textsIn(part),
  )
}
