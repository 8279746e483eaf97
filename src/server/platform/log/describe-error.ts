const DEEPEST = 6
const MOST_ERRORS = 10

/** What a line of log holds of an error: where and of what kind, never the values that it happened to. */
export type DescribedError = {
  type: string
  message: string
  stack: string
  cause?: DescribedError
  errors?: DescribedError[]
  [fact: string]: unknown
}

/** Facts of errors of PostgreSQL and of Node that name the program's own things: `detail`, `where` and `params` hold people's. */
const FACTS = [
  'code',
  'status',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'errno',
  'syscall',
  'address',
  'port',
  'responseCode',
  'digest',
] as const

/** An error for the log, whoever made it: through its causes, without the parameters and values of queries. */
export const describeError = (error: Error, depth = 0): DescribedError => {
  const message = messageOf(error)
  const described: DescribedError = {
    type: error.constructor.name,
    message,
    stack: [`${error.name}: ${message}`, ...stackLines(error)].join('\n'),
  }
  for (const fact of FACTS) {
    const value: unknown = Reflect.get(error, fact)
    if (typeof value === 'string' || typeof value === 'number') described[fact] = value
  }
  if (depth >= DEEPEST) return described
  if (error.cause instanceof Error) described.cause = describeError(error.cause, depth + 1)
  const errors: unknown = Reflect.get(error, 'errors')
  if (Array.isArray(errors)) {
    const several = errors.filter((one) => one instanceof Error).slice(0, MOST_ERRORS)
    if (several.length > 0) described.errors = several.map((one) => describeError(one, depth + 1))
  }
  return described
}

/** A text in which some error was written out: the parameters of its query, and the values of its complaint, left out. */
export const hideValues = (text: string, sqlState = ''): string => {
  const plain = hideQuotedJson(text.replace(FAILED_QUERY, '$1 [hidden]'))
  const unquoted = sqlState.startsWith('22')
    ? hideQuoted(plain)
    : plain.replace(BAD_INPUT, (_said, complaint: string, values: string) => complaint + hideQuoted(values))
  return hideBetween({ text: hideBetween({ text: unquoted, ...KEY_VALUES }), ...FAILING_ROW })
}

// Drizzle writes the values at the end of its message: whatever follows may be theirs.
const FAILED_QUERY = /(Failed query:|\bparams:)[^]*/g
// « invalid input syntax for type integer: "…" », « date/time field value out of range: "…" »
const BAD_INPUT = /((?:invalid input|out of range|invalid value|malformed)[^"\n]*)((?:"[^]*)?)/g
// « Key (email)=(…) already exists. »
const KEY_VALUES = { start: /\)=\(/g, end: /\)(?= (?:already|is |conflicts)|$)/g }
const FAILING_ROW = { start: /Failing row contains \(/g, end: /\)(?=\.|$)/g }

const hideQuotedJson = (text: string): string => {
  const [start, end] = [text.indexOf('"'), text.lastIndexOf('" is not valid JSON')]
  return end > start ? `${text.slice(0, start)}[hidden]${text.slice(end + 1)}` : text
}

/** All from the first quotation mark to the last, or to the end of the text where one alone opens. */
const hideQuoted = (text: string): string => {
  const [start, end] = [text.indexOf('"'), text.lastIndexOf('"')]
  if (start < 0) return text
  return `${text.slice(0, start)}"[hidden]"${end > start ? text.slice(end + 1) : ''}`
}

type Between = { text: string; start: RegExp; end: RegExp }

/** What stands between a start and the next end, or the end of the text. Each character is looked at once by either expression. */
const hideBetween = ({ text, start, end }: Between): string => {
  const parts: string[] = []
  let at = 0
  for (const found of text.matchAll(start)) {
    if (found.index < at) continue
    const begin = found.index + found[0].length
    end.lastIndex = begin
    const close = end.exec(text)
    parts.push(text.slice(at, begin), '[hidden]')
    at = close?.index ?? text.length
  }
  return parts.join('') + text.slice(at)
}
const STACK_LINE = /^\s+at (?:.*:\d+(?::\d+)?\)?|.*\(<anonymous>\))$/

const messageOf = (error: Error): string => {
  const query: unknown = Reflect.get(error, 'query')
  return typeof query === 'string' && error.message.startsWith('Failed query:')
    ? `Failed query: ${query.replace(/'(?:[^']|'')*'/g, "'…'")}`
    : hideValues(error.message, sqlStateOf(error))
}

const stackLines = (error: Error): string[] => {
  const stack = error.stack ?? ''
  const end = stack.indexOf(error.message)
  return stack
    .slice(end < 0 ? 0 : end + error.message.length)
    .split('\n')
    .filter((line) => STACK_LINE.test(line))
}

const sqlStateOf = (error: Error): string => {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : ''
}
