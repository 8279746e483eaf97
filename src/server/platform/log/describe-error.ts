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
  return text
    .replace(FAILED_QUERY, '$1 [hidden]')
    .replace(QUOTED_JSON, '[hidden] is not valid JSON')
    .replace(sqlState.startsWith('22') ? ANY_QUOTED : BAD_INPUT, '$1"[hidden]"')
    .replace(KEY_VALUES, '$1=([hidden])')
    .replace(FAILING_ROW, '$1 ([hidden])')
}

// Drizzle writes the values at the end of its message: whatever follows may be theirs.
const FAILED_QUERY = /(Failed query:|\bparams:)[^]*/g
const QUOTED_JSON = /"[^]*" is not valid JSON/g
// « invalid input syntax for type integer: "…" », « date/time field value out of range: "…" »
const BAD_INPUT = /((?:invalid input|out of range|invalid value|malformed)[^"\n]*)"[^]*"/g
const ANY_QUOTED = /()"[^]*"/g
const KEY_VALUES = /\b(Key \([^)]*\))=\([^]*?\)(?= (?:already|is |conflicts)|$)/g
const FAILING_ROW = /(Failing row contains) \([^]*?\)(?=\.|$)/g
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
