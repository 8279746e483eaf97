import { blockWords } from './block-words'

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
