export type Document = Record<string, unknown> & { id: number }
type Test = (document: Document) => boolean

/** Said to the caller with status 400 and this code, as Meilisearch does. */
export class ApiRefusal extends Error {
  readonly code: string
  readonly status: number

  constructor(message: string, code: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

const TOKEN = /\s*(?:"((?:\\.|[^"\\])*)"|(>=|<=|!=|[=()[\],<>])|([^\s()[\],=<>!"]+))/y

type Token = { text: string; isQuoted: boolean }

const tokensOf = (filter: string): Token[] => {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < filter.trimEnd().length) {
    const match = TOKEN.exec(filter)
    if (!match) throw new ApiRefusal(`Could not parse the filter: ${filter}`, 'invalid_search_filter')
    const [, quoted, sign, bare] = match
    tokens.push({ text: quoted?.replaceAll('\\"', '"') ?? sign ?? bare ?? '', isQuoted: quoted !== undefined })
  }
  return tokens
}

/** Reads a filter expression: comparisons, TO, IN, IS [NOT] EMPTY, AND, OR, NOT and parentheses. */
export const parseFilter = (filter: string, filterable: string[]): Test => {
  const tokens = tokensOf(filter)
  let at = 0
  const peek = (): string | undefined => (tokens[at]?.isQuoted ? undefined : tokens[at]?.text.toUpperCase())
  const take = (): string => {
    const token = tokens[at]
    if (!token) throw new ApiRefusal(`Unexpected end of the filter: ${filter}`, 'invalid_search_filter')
    at += 1
    return token.text
  }
  const accept = (word: string): boolean => {
    if (peek() !== word) return false
    at += 1
    return true
  }
  const expect = (word: string): void => {
    if (!accept(word)) throw new ApiRefusal(`Expected ${word} in the filter: ${filter}`, 'invalid_search_filter')
  }
  const anyOf = (): Test => {
    const tests = [allOf()]
    while (accept('OR')) tests.push(allOf())
    return (document) => tests.some((test) => test(document))
  }
  const allOf = (): Test => {
    const tests = [one()]
    while (accept('AND')) tests.push(one())
    return (document) => tests.every((test) => test(document))
  }
  const one = (): Test => {
    if (accept('NOT')) {
      const test = one()
      return (document) => !test(document)
    }
    if (accept('(')) {
      const test = anyOf()
      expect(')')
      return test
    }
    return condition()
  }
  const condition = (): Test => {
    const attribute = take()
    if (!filterable.includes(attribute)) {
      throw new ApiRefusal(`Attribute \`${attribute}\` is not filterable.`, 'invalid_search_filter')
    }
    const values = (document: Document): unknown[] => [document[attribute]].flat().filter((value) => value != null)
    const some =
      (test: (value: unknown) => boolean): Test =>
      (document) =>
        values(document).some(test)
    if (accept('IS')) {
      const isNegated = accept('NOT')
      expect('EMPTY')
      const isEmpty: Test = (document) => ['', '[]', '{}'].includes(emptiness(document[attribute]))
      return (document) => isEmpty(document) !== isNegated
    }
    if (accept('IN')) {
      expect('[')
      const wanted = new Set<string>()
      while (!accept(']')) {
        wanted.add(plain(take()))
        accept(',')
      }
      return some((value) => wanted.has(plain(value)))
    }
    const operator = take()
    if (operator === '=' || operator === '!=') {
      const wanted = plain(take())
      const equals = some((value) => plain(value) === wanted)
      return operator === '=' ? equals : (document) => !equals(document)
    }
    if (['>=', '<=', '>', '<'].includes(operator)) {
      const bound = Number(take())
      return some((value) => typeof value === 'number' && COMPARE[operator]?.(value, bound) === true)
    }
    expect('TO')
    const [low, high] = [Number(operator), Number(take())]
    return some((value) => typeof value === 'number' && low <= value && value <= high)
  }
  const test = anyOf()
  if (at < tokens.length) throw new ApiRefusal(`Unexpected words in the filter: ${filter}`, 'invalid_search_filter')
  return test
}

const COMPARE: Record<string, (value: number, bound: number) => boolean> = {
  '>=': (value, bound) => value >= bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '<': (value, bound) => value < bound,
}

const emptiness = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? 'none' : JSON.stringify(value)

/** Values are compared without case. */
const plain = (value: unknown): string => String(value).toLowerCase().normalize('NFKC')
