import type { Settings } from 'meilisearch'
import { ApiRefusal, type Document, parseFilter } from './filter'
import { matchWord, type TypoSizes, wordsOf } from './words'

export type SearchParameters = {
  q?: string
  filter?: string | Array<string | string[]>
  facets?: string[]
  sort?: string[]
  attributesToRetrieve?: string[]
  limit?: number
  offset?: number
  hitsPerPage?: number
  page?: number
}

type Match = { document: Document; typos: number; attribute: number; exact: number }
type Order = (one: Match, other: Match) => number

const DEFAULT_RULES = ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness']

/** One index: its documents, its settings, and the search over them. */
export class FakeIndex {
  documents = new Map<number, Document>()
  settings: Settings = {}
  private words = new WeakMap<Document, string[][]>()

  search(given: SearchParameters): Record<string, unknown> {
    const filterable = (this.settings.filterableAttributes ?? []) as string[]
    const filters = [given.filter ?? []].flat().map((filter) => {
      const any = [filter].flat().map((text) => parseFilter(text, filterable))
      return (document: Document) => any.some((test) => test(document))
    })
    const matches = [...this.documents.values()]
      .filter((document) => filters.every((test) => test(document)))
      .flatMap((document) => this.match(document, given.q ?? '') ?? [])
      .sort(this.order(given.sort ?? []))
      .slice(0, this.settings.pagination?.maxTotalHits ?? 1000)
    return {
      query: given.q ?? '',
      processingTimeMs: 0,
      ...pageOf(
        matches.map(({ document }) => pick(document, given.attributesToRetrieve)),
        given,
      ),
      ...(given.facets &&
        this.facets(
          matches.map(({ document }) => document),
          given.facets,
        )),
    }
  }

  private match(document: Document, q: string): Match | null {
    const stopWords = new Set((this.settings.stopWords ?? []).flatMap(wordsOf))
    const asked = wordsOf(q).filter((word) => !stopWords.has(word))
    const fields = this.fieldsOf(document)
    const match: Match = { document, typos: 0, attribute: 0, exact: 0 }
    for (const [position, word] of asked.entries()) {
      const best =
        bestMatch({ asked: word, isPrefix: position === asked.length - 1, fields, sizes: this.sizes() }) ??
        matchJoined({ asked, position, fields }) ??
        matchSplit({ word, fields }) ??
        this.matchSynonym({ asked, position, fields })
      if (!best) return null
      match.typos += best.typos
      match.attribute = Math.max(match.attribute, best.attribute)
      match.exact += best.isExact ? 1 : 0
    }
    return match
  }

  private matchSynonym({ asked, position, fields }: { asked: string[]; position: number; fields: string[][] }) {
    for (const [expression, others] of Object.entries(this.settings.synonyms ?? {})) {
      const words = wordsOf(expression).filter((word) => !(this.settings.stopWords ?? []).includes(word))
      const isSaid = words.some(
        (_, shift) => position >= shift && words.every((word, n) => asked[position - shift + n] === word),
      )
      if (!isSaid) continue
      for (const other of others) {
        const found = wordsOf(other).map((word) =>
          bestMatch({ asked: word, isPrefix: false, fields, sizes: { oneTypo: Infinity, twoTypos: Infinity } }),
        )
        if (found.every((match) => match !== null))
          return { typos: 0, attribute: found[0]?.attribute ?? 0, isExact: false }
      }
    }
    return null
  }

  private sizes(): TypoSizes {
    const sizes = this.settings.typoTolerance?.minWordSizeForTypos
    return { oneTypo: sizes?.oneTypo ?? 5, twoTypos: sizes?.twoTypos ?? 9 }
  }

  private fieldsOf(document: Document): string[][] {
    const known = this.words.get(document)
    if (known) return known
    const fields = (this.settings.searchableAttributes ?? Object.keys(document)).map((attribute) =>
      [document[attribute]].flat().flatMap((value) => wordsOf(asText(value))),
    )
    this.words.set(document, fields)
    return fields
  }

  /** Settings change what the words of a document are. */
  configure(settings: Settings): void {
    this.settings = { ...this.settings, ...settings }
    this.words = new WeakMap()
  }

  private order(sort: string[]): Order {
    for (const rule of sort) {
      const [attribute = ''] = rule.split(':')
      if (this.settings.sortableAttributes?.includes(attribute)) continue
      throw new ApiRefusal(`Attribute \`${attribute}\` is not sortable.`, 'invalid_search_sort')
    }
    const orders = (this.settings.rankingRules ?? DEFAULT_RULES).flatMap((rule): Order[] => {
      if (rule === 'sort') return sort.map(byAttribute)
      if (rule === 'typo') return [(one, other) => one.typos - other.typos]
      if (rule === 'attribute') return [(one, other) => one.attribute - other.attribute]
      if (rule === 'exactness') return [(one, other) => other.exact - one.exact]
      return rule.includes(':') ? [byAttribute(rule)] : []
    })
    return (one, other) => {
      for (const order of orders) {
        const result = order(one, other)
        if (result !== 0) return result
      }
      return 0
    }
  }

  private facets(documents: Document[], facets: string[]) {
    const room = this.settings.faceting?.maxValuesPerFacet ?? 100
    const distribution: Record<string, Record<string, number>> = {}
    const stats: Record<string, { min: number; max: number }> = {}
    for (const facet of facets) {
      if (!((this.settings.filterableAttributes ?? []) as string[]).includes(facet)) {
        throw new ApiRefusal(`Attribute \`${facet}\` is not filterable.`, 'invalid_search_facets')
      }
      const values = documents.flatMap((document) => [document[facet]].flat()).filter((value) => value != null)
      const counts = new Map<string, number>()
      for (const value of values) counts.set(asText(value), (counts.get(asText(value)) ?? 0) + 1)
      const numbers = values.filter((value) => typeof value === 'number')
      // Spreading a hundred thousand arguments would overflow the stack.
      if (numbers.length > 0) stats[facet] = { min: numbers.reduce(least), max: numbers.reduce(most) }
      distribution[facet] = Object.fromEntries(
        [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, room),
      )
    }
    return { facetDistribution: distribution, facetStats: stats }
  }
}

const least = (one: number, other: number): number => Math.min(one, other)
const most = (one: number, other: number): number => Math.max(one, other)

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const bestMatch = (options: { asked: string; isPrefix: boolean; fields: string[][]; sizes: TypoSizes }) => {
  let best: { typos: number; isExact: boolean; attribute: number } | null = null
  for (const [attribute, words] of options.fields.entries()) {
    for (const word of words) {
      const match = matchWord({ ...options, word })
      if (match && (!best || match.typos < best.typos)) best = { ...match, attribute }
    }
  }
  return best
}

/** A word of the query with the one before or after it, as one word. */
const matchJoined = ({ asked, position, fields }: { asked: string[]; position: number; fields: string[][] }) => {
  const [before = '', word = '', after = ''] = [asked[position - 1], asked[position], asked[position + 1]]
  const attribute = fields.findIndex((words) => words.some((one) => one === before + word || one === word + after))
  return attribute < 0 ? null : { typos: 1, attribute, isExact: false }
}

/** A word of the query that is two words of a document, one behind the other. */
const matchSplit = ({ word, fields }: { word: string; fields: string[][] }) => {
  const attribute = fields.findIndex((words) => words.some((one, place) => one + (words[place + 1] ?? '') === word))
  return attribute < 0 ? null : { typos: 1, attribute, isExact: false }
}

// Documents without the attribute come last, whichever the direction.
const byAttribute = (rule: string): Order => {
  const [attribute = '', direction] = rule.split(':')
  return ({ document: one }, { document: other }) => {
    const [left, right] = [one[attribute] ?? null, other[attribute] ?? null]
    if (left === right) return 0
    if (left === null) return 1
    if (right === null) return -1
    return left < right === (direction === 'asc') ? -1 : 1
  }
}

const pick = (document: Document, attributes = ['*']): Record<string, unknown> =>
  attributes.includes('*')
    ? document
    : Object.fromEntries(attributes.filter((name) => name in document).map((name) => [name, document[name]]))

const pageOf = (hits: unknown[], { limit = 20, offset = 0, hitsPerPage, page }: SearchParameters) => {
  if (hitsPerPage === undefined && page === undefined) {
    return { hits: hits.slice(offset, offset + limit), limit, offset, estimatedTotalHits: hits.length }
  }
  const [size, number] = [hitsPerPage ?? 20, page ?? 1]
  return {
    hits: hits.slice((number - 1) * size, number * size),
    ...{ hitsPerPage: size, page: number, totalHits: hits.length, totalPages: Math.ceil(hits.length / size) },
  }
}
