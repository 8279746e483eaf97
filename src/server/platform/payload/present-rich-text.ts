import { headingId } from '@/domain/text/headings'
import { isLinkUrl } from '@/domain/content/link-url'

/** A text as the editor keeps it; what its nodes hold is only believed once it is checked. */
export type RichText = { root: { children: unknown[] } }

/** A heading of a text: its id on the page, its words, 2 for `h2`. */
export type RichTextHeading = { id: string; text: string; level: number }

/** The editor's rich text as HTML: the tags below are all that it holds, everything else is escaped or left out. */
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

/** A line of a text on paper: a heading, a paragraph, or an item of a list. */
export type RichTextLine = { kind: 'heading' | 'text' | 'item'; text: string }

/** The editor's rich text as lines of plain text; what a link says stays, where it leads does not. */
export const presentRichTextLines = (data: RichText): RichTextLine[] =>
  childrenOf(data.root).flatMap((node): RichTextLine[] => {
    if (node.type === 'list') return childrenOf(node).map((item) => ({ kind: 'item', text: wordsOf(item) }))
    return [{ kind: node.type === 'heading' ? 'heading' : 'text', text: wordsOf(node) }]
  })

type Node = Readonly<Record<string, unknown>>
type NameHeading = (heading: Omit<RichTextHeading, 'id'>) => string | undefined
type Writer = (node: Node, name: NameHeading) => string

const toHtml = (data: RichText, name: NameHeading): string => (wordsOf(data.root) === '' ? '' : inside(data.root, name))

const inside = (node: unknown, name: NameHeading): string =>
  childrenOf(node)
    .map((child) => write(child, name))
    .join('')

/** A node that the editor does not have is left out with all that it holds. */
const write: Writer = (node, name) =>
  typeof node.type === 'string' ? (WRITERS.get(node.type)?.(node, name) ?? '') : ''

const LEVELS: readonly unknown[] = ['h2', 'h3', 'h4']

const writeHeading: Writer = (node, name) => {
  // A page has one `h1`, its own.
  const tag = LEVELS.includes(node.tag) ? String(node.tag) : 'h2'
  const id = name({ text: wordsOf(node), level: Number(tag.slice(1)) })
  return `<${tag}${id ? ` id="${escape(id)}"` : ''}>${inside(node, name)}</${tag}>`
}

const writeList: Writer = (node, name) => {
  const tag = node.tag === 'ol' ? 'ol' : 'ul'
  return `<${tag}>${inside(node, name)}</${tag}>`
}

const writeLink: Writer = (node, name) => {
  const { url, newTab } = (node.fields ?? {}) as Node
  if (typeof url !== 'string' || !isLinkUrl(url)) return inside(node, name)
  const target = newTab === true ? ' rel="noopener noreferrer" target="_blank"' : ''
  return `<a href="${escape(url)}"${target}>${inside(node, name)}</a>`
}

const BOLD = 1
const ITALIC = 2

const writeText: Writer = ({ text, format }) => {
  if (typeof text !== 'string') return ''
  const marks = typeof format === 'number' ? format : 0
  const bold = marks & BOLD ? `<strong>${escape(text)}</strong>` : escape(text)
  return marks & ITALIC ? `<em>${bold}</em>` : bold
}

/** The nodes of `textEditor`, and no other. */
const WRITERS: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['paragraph', (node, name) => `<p>${inside(node, name) || '<br />'}</p>`],
  ['heading', writeHeading],
  ['list', writeList],
  ['listitem', (node, name) => `<li>${inside(node, name)}</li>`],
  ['link', writeLink],
  ['autolink', writeLink],
  ['text', writeText],
  ['tab', () => '\t'],
  ['linebreak', () => '<br />'],
])

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const childrenOf = (node: unknown): Node[] =>
  isNode(node) && Array.isArray(node.children) ? (node.children as unknown[]).filter(isNode) : []

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const wordsOf = (node: unknown): string =>
  isNode(node) && typeof node.text === 'string' ? node.text : childrenOf(node).map(wordsOf).join('')
