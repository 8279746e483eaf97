import { SaxesParser } from 'saxes'

/** An element by its name without prefix, with its children and the text directly inside it. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

export type XmlReading = { ok: true; root: XmlElement } | { ok: false; reason: 'doctype' | 'malformed' }

/** A CAMT.053 is twelve levels deep, a GPX of a watch eight. */
const MOST_DEPTH = 40

/**
 * The root of an XML text, read in one pass. Refuses a DOCTYPE, text that is not well-formed, and elements nested more than 40 deep.
 * `take` is called with each element as it closes: those it returns true for are not kept in their parent. `apostrophe` is what `&apos;` stands for.
 */
export const readXml = (
  text: string,
  { take = () => false, apostrophe = "'" }: { take?: (element: XmlElement) => boolean; apostrophe?: string } = {},
): XmlReading => {
  const document = elementOf('', NONE)
  const open = [document]
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false })
  parser.ENTITIES['apos'] = apostrophe
  parser.on('error', () => stop('malformed'))
  parser.on('doctype', () => stop('doctype'))
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MOST_DEPTH) stop('malformed')
    open.push(elementOf(name.slice(name.indexOf(':') + 1), Object.keys(attributes).length > 0 ? attributes : NONE))
  })
  const addText = (part: string): void => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element && !take(element)) open.at(-1)?.children.push(element)
  })
  try {
    // Some exports begin with a byte order mark or blank lines.
    parser.write(text.trimStart()).close()
  } catch (error) {
    if (error instanceof Stop) return { ok: false, reason: error.reason }
    throw error
  }
  const [root] = document.children
  return root ? { ok: true, root } : { ok: false, reason: 'malformed' }
}

type Reason = Extract<XmlReading, { ok: false }>['reason']

/** Ends the parser, which has no other way to stop. */
class Stop extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

const stop = (reason: Reason): never => {
  throw new Stop(reason)
}

/** Most elements have no attributes: an object for each would take most of the memory. */
const NONE: XmlElement['attributes'] = {}

const elementOf = (name: string, attributes: XmlElement['attributes']): XmlElement => ({
  name,
  attributes,
  children: [],
  text: '',
})
