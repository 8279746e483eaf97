import { withoutAccents } from './without-accents'

/** A block as its form keeps it, as far as its headings go. */
export type HeadedBlock = { blockType: string; title?: unknown; body?: unknown }

/** The headings of a page's blocks from top to bottom: the block's position from 0, and 2 for `h2`. Cards of trips and guides have one each. */
export const blockHeadings = (blocks: readonly HeadedBlock[]): Array<{ block: number; level: number }> =>
  blocks.flatMap((one, block) => {
    const own = typeof one.title === 'string' && one.title.trim() !== '' ? [2] : []
    const below = one.blockType === 'trips' || one.blockType === 'guide' ? [3] : headingLevels(one.body)
    return [...own, ...below].map((level) => ({ block, level }))
  })

type Node = { type?: string; tag?: string; root?: unknown; children?: unknown }

const headingLevels = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return []
  const { type, tag, root, children } = value as Node
  if (type === 'heading' && tag) return [Number(tag.slice(1))]
  return [...headingLevels(root), ...(Array.isArray(children) ? children.flatMap(headingLevels) : [])]
}

/**
 * The first place where a page's headings skip a level, by its position from 0; null when none does. `levels` are those below
 * the page's own title, 2 for `h2`.
 */
export const headingGap = (levels: readonly number[]): number | null => {
  const gap = levels.findIndex((level, index) => level > (levels[index - 1] ?? 1) + 1)
  return gap === -1 ? null : gap
}

/** The id of a heading on its page, made of its words, that none of `taken` is: « À côté » gives `a-cote`, then `a-cote--2`. */
export const headingId = ({ text, taken }: { text: string; taken: readonly string[] }): string => {
  const base = wordsOf(text) || 'partie'
  const same = taken.filter((id) => id === base || id.startsWith(`${base}--`)).length
  return same === 0 ? base : `${base}--${String(same + 1)}`
}

const wordsOf = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
