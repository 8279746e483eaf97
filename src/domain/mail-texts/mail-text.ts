/** The words of a mail that the agency may change. A fact stands in them as `{name}`; each line of the body is a paragraph. */
export type MailText = { subject: string; title: string; preview: string; body: readonly string[] }

/** A mail that the site sends to people, and the words it begins with: its initial version. */
export type MailKind = MailText & {
  name: string
  /** When it leaves, for the team. */
  when: string
}

export const MAIL_TEXT_PARTS = ['subject', 'title', 'preview', 'body'] as const
export type MailTextPart = (typeof MAIL_TEXT_PARTS)[number]

/** How many characters each part may have. */
export const MAIL_TEXT_LIMITS: Record<MailTextPart, number> = { subject: 150, title: 120, preview: 200, body: 5000 }

/** The facts that a text names. */
export type FactNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | FactNames<Rest>
  : never

/** What the site puts in the place of a name: some words, or paragraphs of its own where the name is alone on its line. */
export type MailFact<Block = never> = string | ReadonlyArray<string | Block>

/** A text with its facts. */
export type FilledMailText<Block = never> = {
  subject: string
  title: string
  preview: string
  paragraphs: Array<string | Block>
}

const NAMED = /\{([^{}\n]*)\}/g

/** The body of a text as it is typed, a paragraph a line. */
export const bodyLines = (body: string): string[] =>
  body
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The names of the facts in some words, in their order. */
export const factNames = (words: string): string[] => [...words.matchAll(NAMED)].map(([, name = '']) => name)

/** The fact that a line consists of; null for a line with words of its own. */
export const onlyFact = (line: string): string | null => /^\{([^{}]*)\}$/.exec(line)?.[1] ?? null

/** The facts of an initial text: those that a changed text must say again, and those that are only ever whole paragraphs. */
export const factsOfText = ({
  subject,
  title,
  preview,
  body,
}: MailText): { known: string[]; required: string[]; blocks: string[] } => {
  const required = [...new Set(body.flatMap(factNames))]
  const inLines = [subject, title, preview, ...body.filter((line) => onlyFact(line) === null)].flatMap(factNames)
  return {
    known: [...new Set([...required, ...inLines])],
    required,
    blocks: required.filter((name) => !inLines.includes(name)),
  }
}

/** Puts the facts in the place of their names. What a fact says is never read for names. */
export const fillMailText = <Block = never>({
  text: { subject, title, preview, body },
  facts,
}: {
  text: MailText
  facts: Record<string, MailFact<Block>>
}): FilledMailText<Block> => {
  const inLine = (words: string): string =>
    words.replace(NAMED, (_, name: string) => {
      const fact = facts[name] ?? ''
      return typeof fact === 'string' ? fact : fact.filter((part) => typeof part === 'string').join(' ')
    })
  return {
    subject: inLine(subject).replace(/[\r\n]+/g, ' '),
    title: inLine(title),
    preview: inLine(preview),
    paragraphs: body.flatMap((line) => {
      const fact = facts[onlyFact(line) ?? '']
      return typeof fact === 'object' ? fact : [inLine(line).trim()].filter((words) => words !== '')
    }),
  }
}
