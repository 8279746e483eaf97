import { relationId } from '@/domain/text/relation-id'

/** The words that blocks of content say, one after the other: every `text` in them, at any depth. */
export const blockWords = (blocks: unknown): string => textsIn(blocks).join(' ')

const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return (value as unknown[]).flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'text' && typeof part === 'string' ? [part] : textsIn(part),
  )
}

/** The most that a note beside an article says, in characters: with more, it would reach what stands below its text. */
export const MOST_OF_NOTE = 400

/** A block as its form keeps it, as far as a note in the margin goes. */
type NoteBlock = { blockType: string; look?: unknown; body?: unknown }

/** What keeps a note from standing in a margin: nothing for a block that is none. */
export const sideNoteFault = (block: NoteBlock): 'long' | 'titled' | null => {
  if (block.blockType !== 'text' || block.look !== 'note') return null
  if (hasHeading(block.body)) return 'titled'
  return blockWords(block.body).length > MOST_OF_NOTE ? 'long' : null
}

const hasHeading = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { type, root, children } = value as { type?: string; root?: unknown; children?: unknown }
  return type === 'heading' || hasHeading(root) || (Array.isArray(children) && children.some(hasHeading))
}

/** The numbers of the trips that blocks name by hand, in order and once each. */
export const tripsNamed = (blocks: unknown): number[] => [
  ...new Set((Array.isArray(blocks) ? (blocks as unknown[]) : []).flatMap(tripsOf)),
]

const tripsOf = (block: unknown): number[] => {
  if (typeof block !== 'object' || block === null) return []
  const { source, expeditions } = block as { source?: unknown; expeditions?: unknown }
  if (source !== 'hand' || !Array.isArray(expeditions)) return []
  return (expeditions as unknown[]).map(relationId).filter((id) => id !== null)
}
