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
