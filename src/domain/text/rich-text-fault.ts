import { isLinkUrl } from '@/domain/content/link-url'
import { isRecord } from './json-shapes'

/** Longer than any book; a node holds a few words, and lists nest seven deep in the editor. */
const MOST_NODES = 10_000
const MOST_CHARACTERS = 2_000_000
const DEEPEST = 24

const SAY_LINK =
  'Un lien de ce texte mène à une adresse refusée. Écris une adresse du site (/expeditions), un lien https://, mailto: ou tel:.'
const SAY_LONG = 'Ce texte est trop long.'
const SAY_DEEP = 'Ce texte est trop imbriqué.'
const SAY_UNREADABLE = 'Ce texte n’est pas de ceux qu’écrit l’éditeur.'

/**
 * Why a rich text is refused, in French, or null for a text of the site's editor: one that holds the nodes that this
 * editor makes, with their properties alone, each a plain value.
 */
export const richTextFault = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (!isRecord(value) || !isRecord(value.root) || Object.keys(value).length > 1) return SAY_UNREADABLE
  const budget = { nodes: MOST_NODES, characters: MOST_CHARACTERS }
  const waiting: Array<{ node: unknown; depth: number }> = [{ node: value.root, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    if (depth > DEEPEST) return SAY_DEEP
    const fault = nodeFault({ node, isRoot: depth === 0, budget })
    if (fault !== null) return fault
    for (const child of childrenOf(node)) waiting.push({ node: child, depth: depth + 1 })
  }
  return null
}

type Budget = { nodes: number; characters: number }
type Check = (value: unknown) => boolean
type Checks = Readonly<Record<string, Check | undefined>>

type Node = Record<string, unknown> & { type: string }
type Asked = { node: unknown; isRoot: boolean; budget: Budget }

const nodeFault = ({ node, isRoot, budget }: Asked): string | null => {
  if (!isNode(node)) return SAY_UNREADABLE
  budget.nodes -= 1
  const checks = isRoot === (node.type === 'root') ? CHECKS.get(node.type) : undefined
  if (!checks) {
    return `Ce texte contient un élément que l’éditeur n’a pas${quoted(node.type)}. Retire-le, puis enregistre.`
  }
  for (const name of Object.keys(node)) {
    const fault = propertyFault({ node, name, checks, budget })
    if (fault !== null) return fault
  }
  if (REQUIRED[node.type]?.some((name) => node[name] === undefined)) return SAY_UNREADABLE
  return budget.nodes < 0 || budget.characters < 0 ? SAY_LONG : null
}

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string'

type Property = { node: Node; name: string; checks: Checks; budget: Budget }

const propertyFault = ({ node, name, checks, budget }: Property): string | null => {
  const value = node[name]
  if (name === 'fields' && isLink(node.type) && isRecord(value)) return fieldsFault({ fields: value, budget })
  const check = checks[name]
  if (!check || (value !== undefined && !check(value))) return strangeProperty(name)
  if (typeof value === 'string') budget.characters -= value.length
  return null
}

const fieldsFault = ({ fields, budget }: { fields: Record<string, unknown>; budget: Budget }): string | null => {
  for (const [name, value] of Object.entries(fields)) {
    const check = Object.hasOwn(LINK_FIELDS, name) ? LINK_FIELDS[name] : undefined
    if (!check || (value !== undefined && !check(value))) return strangeProperty(name)
  }
  if (typeof fields.url !== 'string' || !isLinkUrl(fields.url)) return SAY_LINK
  budget.characters -= fields.url.length
  return null
}

const strangeProperty = (name: string): string =>
  `Ce texte contient une propriété que l’éditeur n’écrit pas${quoted(name)}. Retire-la, puis enregistre.`

/** A name as a message may repeat it. */
const quoted = (name: string): string => (/^[\w$-]{1,40}$/.test(name) ? ` («\u00a0${name}\u00a0»)` : '')

const childrenOf = (node: unknown): unknown[] =>
  isRecord(node) && Array.isArray(node.children) ? (node.children as unknown[]) : []

const isLink = (type: string): boolean => type === 'link' || type === 'autolink'

const isText: Check = (value) => typeof value === 'string'
const isWhole: Check = (value) => Number.isSafeInteger(value)
const isFlag: Check = (value) => typeof value === 'boolean' || value === null
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)

const NODE = { version: isWhole }
const ELEMENT = {
  ...NODE,
  children: Array.isArray,
  direction: oneOf('ltr', 'rtl', null),
  format: oneOf('', 'left', 'start', 'center', 'right', 'end', 'justify'),
  indent: isWhole,
  textFormat: isWhole,
  textStyle: isText,
}
const TEXT = {
  ...NODE,
  detail: isWhole,
  format: isWhole,
  mode: oneOf('normal', 'token', 'segmented'),
  style: isText,
  text: isText,
}
const LINK = { ...ELEMENT, id: isText }

/** What each node of the editor holds beside its type, as Lexical writes it. */
const CHECKS: ReadonlyMap<string, Checks> = new Map(
  Object.entries({
    root: ELEMENT,
    paragraph: ELEMENT,
    heading: { ...ELEMENT, tag: oneOf('h1', 'h2', 'h3', 'h4', 'h5', 'h6') },
    list: { ...ELEMENT, listType: oneOf('bullet', 'number', 'check'), start: isWhole, tag: oneOf('ul', 'ol') },
    listitem: { ...ELEMENT, value: isWhole, checked: isFlag },
    link: LINK,
    autolink: LINK,
    text: TEXT,
    tab: TEXT,
    linebreak: NODE,
  }).map(([type, checks]) => [type, Object.assign(Object.create(null) as object, { type: isText }, checks)]),
)

const REQUIRED: Partial<Record<string, readonly string[]>> = {
  root: ['children'],
  paragraph: ['children'],
  heading: ['children', 'tag'],
  list: ['children', 'tag'],
  listitem: ['children'],
  link: ['children', 'fields'],
  autolink: ['children', 'fields'],
  text: ['text'],
}

const LINK_FIELDS: Readonly<Partial<Record<string, Check>>> = {
  linkType: oneOf('custom'),
  url: isText,
  newTab: isFlag,
  // The editor leads to no document of the panel.
  doc: oneOf(null),
}
