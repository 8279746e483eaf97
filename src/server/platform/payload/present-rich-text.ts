import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import { headingId } from '@/domain/headings'

export type RichText = Parameters<typeof convertLexicalToHTML>[0]['data']

/** A heading of a text: its id on the page, its words, 2 for `h2`. */
export type RichTextHeading = { id: string; text: string; level: number }

/** The editor's rich text as HTML; Payload escapes what was typed. */
export const presentRichText = (data: RichText | null): string => (data ? toHtml(data, () => undefined) : '')

/**
 * The same with its headings, for a side contents: each has an id made of its words, after `prefix`, that no other heading of
 * the text has, and none of `taken`.
 */
export const presentRichTextWithHeadings = ({
  data,
  prefix = '',
  taken = [],
}: {
  data: RichText
  prefix?: string
  taken?: readonly string[]
}): { html: string; headings: RichTextHeading[] } => {
  const headings: RichTextHeading[] = []
  const html = toHtml(data, ({ text, level }) => {
    const id = headingId({ text: `${prefix} ${text}`, taken: [...taken, ...headings.map((one) => one.id)] })
    headings.push({ id, text, level })
    return id
  })
  return { html, headings }
}

type NameHeading = (heading: Omit<RichTextHeading, 'id'>) => string | undefined

const LEVELS = new Set(['h2', 'h3', 'h4'])

const toHtml = (data: RichText, name: NameHeading): string => {
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    // A page has one `h1`, its own.
    heading: ({ node, nodesToHTML }) => {
      const tag = LEVELS.has(node.tag) ? node.tag : 'h2'
      const id = name({ text: wordsOf(node), level: Number(tag.slice(1)) })
      return `<${tag}${id ? ` id="${id}"` : ''}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
    },
    // Payload's have styles and values that say nothing, and boxes that nobody can tick.
    list: ({ node, nodesToHTML }) => {
      const tag = node.tag === 'ol' ? 'ol' : 'ul'
      return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
    },
    listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  })
  return convertLexicalToHTML({ data, converters, disableContainer: true })
}

type Words = { text?: string; children?: unknown[] }

const wordsOf = (node: unknown): string => {
  const { text, children = [] } = node as Words
  return text ?? children.map(wordsOf).join('')
}

/** A line of a text on paper: a heading, a paragraph, or an item of a list. */
export type RichTextLine = { kind: 'heading' | 'text' | 'item'; text: string }

/** The editor's rich text as lines of plain text; what a link says stays, where it leads does not. */
export const presentRichTextLines = (data: RichText): RichTextLine[] =>
  (data.root.children as Array<Words & { type: string }>).flatMap((node): RichTextLine[] => {
    if (node.type === 'list') return (node.children ?? []).map((item) => ({ kind: 'item', text: wordsOf(item) }))
    return [{ kind: node.type === 'heading' ? 'heading' : 'text', text: wordsOf(node) }]
  })
