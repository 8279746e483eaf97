import { frenchSpaces } from '@/domain/text/french-spaces'

/** A paragraph, a heading (of the third level if nothing is said) or a list; `[words](address)` is a link, `**words**` are bold. */
export type TextBlock = string | { heading: string; level?: number } | { list: readonly string[] }

/** The same texts with the spaces that French puts before ! ? : ; and units. */
export const spacedTexts = (blocks: readonly TextBlock[]): TextBlock[] =>
  blocks.map((block) => {
    if (typeof block === 'string') return frenchSpaces(block)
    if ('heading' in block) return { ...block, heading: frenchSpaces(block.heading) }
    return { list: block.list.map(frenchSpaces) }
  })

const common = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 }

/** Text as the editor of the admin panel keeps it. */
export const toRichText = (blocks: readonly TextBlock[]) => ({
  root: { type: 'root' as const, ...common, children: blocks.map(blockNode) },
})

const blockNode = (block: TextBlock) => {
  if (typeof block === 'string') {
    return { type: 'paragraph', ...common, textFormat: 0, textStyle: '', children: inlineNodes(block) }
  }
  if ('heading' in block) {
    const { heading, level = 3 } = block
    return { type: 'heading', ...common, tag: `h${String(level)}`, children: [textNode(heading)] }
  }
  const children = block.list.map((item, index) => ({
    type: 'listitem',
    ...common,
    value: index + 1,
    children: inlineNodes(item),
  }))
  return { type: 'list', ...common, listType: 'bullet', start: 1, tag: 'ul', children }
}

const INLINE = /\[([^\]]+)\]\(((?:[^()]|\([^()]*\))+)\)|\*\*([^*]+)\*\*/g

const inlineNodes = (text: string) => {
  const nodes: Array<ReturnType<typeof textNode> | ReturnType<typeof linkNode>> = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, words, url, bold] = match
    if (match.index > end) nodes.push(textNode(text.slice(end, match.index)))
    nodes.push(words !== undefined && url !== undefined ? linkNode({ words, url }) : textNode(bold ?? '', BOLD))
    end = match.index + whole.length
  }
  if (end < text.length) nodes.push(textNode(text.slice(end)))
  return nodes
}

const BOLD = 1

const textNode = (text: string, format = 0) => ({
  type: 'text',
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
  version: 1,
})

const linkNode = ({ words, url }: { words: string; url: string }) => ({
  type: 'link',
  ...common,
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: [textNode(words)],
})
