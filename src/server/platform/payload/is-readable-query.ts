import { parse } from 'qs-esm'
import { isRecord, isScalar } from '@/domain/text/json-shapes'

// As Payload reads an address: both see the same query.
const AS_PAYLOAD = { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true } as const

const MOST_NESTED = 10
const PATH = /^\w+(?:\.\w+)*$/
const NUMBERS = { page: /^\d{0,6}$/, limit: /^\d{0,6}$/, depth: /^\d{0,2}$/ } as const
const ONE_VALUE = [
  ...['draft', 'autosave', 'trash', 'pagination', 'overrideLock', 'flattenLocales', 'publishAllLocales'],
  ...['unpublishAllLocales', 'locale', 'fallbackLocale', 'fallback-locale', 'publishSpecificLocale'],
]
const ONE_TERM = new Set(['like', 'not_like'])
const ONE_TERM_OR_MORE = new Set(['in', 'not_in', 'contains'])
const COMPARISONS = new Set([
  ...['equals', 'not_equals', 'exists', 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
])

/**
 * Whether a query of Payload's REST has the shape that Payload expects: it answers 500 to others. `all` and the searches of a map
 * are no comparisons here: PostgreSQL has none for the former, no collection has a point.
 */
export const isReadableQuery = (search: string): boolean => {
  const { where, sort, select, populate, joins, data, ...others } = parse(search, AS_PAYLOAD)
  const areNumbers = Object.entries(NUMBERS).every(([name, digits]) => isAbsentOr(others[name], digits))
  const areValues = ONE_VALUE.every((name) => others[name] === undefined || typeof others[name] === 'string')
  return (
    areNumbers &&
    areValues &&
    isWhere(fromJson(where)) &&
    isSort(sort) &&
    isSelect(select) &&
    isPopulate(populate) &&
    isJoins(joins) &&
    isAbsentOrRecord(fromJson(data))
  )
}

const isAbsentOr = (value: unknown, expected: RegExp): boolean =>
  value === undefined || (typeof value === 'string' && expected.test(value))

const isAbsentOrRecord = (value: unknown): boolean => value === undefined || isRecord(value)

const UNREADABLE = Symbol('no JSON')

/** What a parameter holds that may be written as JSON. */
const fromJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (value === '') return undefined
  try {
    return JSON.parse(value) as unknown
  } catch {
    return UNREADABLE
  }
}

const isWhere = (where: unknown, nested = 0): boolean => {
  if (where === undefined) return true
  if (!isRecord(where) || nested > MOST_NESTED) return false
  return Object.entries(where).every(([key, value]) => {
    const isAllOrAny = key.toLowerCase() === 'and' || key.toLowerCase() === 'or'
    if (isAllOrAny) return Array.isArray(value) && value.every((one) => isRecord(one) && isWhere(one, nested + 1))
    return PATH.test(key) && isRecord(value) && Object.entries(value).every(isComparison)
  })
}

const isComparison = ([operator, value]: [string, unknown]): boolean => {
  if (ONE_TERM.has(operator)) return typeof value === 'string'
  if (ONE_TERM_OR_MORE.has(operator)) return [value].flat().every(isScalar)
  return COMPARISONS.has(operator) && isScalar(value)
}

const isSort = (sort: unknown): boolean =>
  sort === undefined ||
  [sort].flat().every((one) => typeof one === 'string' && one.split(',').every((path) => isSortPath(path)))

const isSortPath = (path: string): boolean => path === '' || PATH.test(path.replace(/^-/, ''))

const isSelect = (select: unknown): boolean =>
  select === undefined ||
  (isRecord(select) &&
    Object.entries(select).every(([name, value]) => PATH.test(name) && (typeof value === 'string' || isSelect(value))))

const isPopulate = (populate: unknown): boolean =>
  populate === undefined || (isRecord(populate) && Object.values(populate).every(isSelect))

const isJoins = (joins: unknown): boolean =>
  joins === undefined ||
  joins === 'false' ||
  (isRecord(joins) && Object.values(joins).every((join) => join === 'false' || isJoin(join)))

const isJoin = (join: unknown): boolean =>
  isRecord(join) &&
  isAbsentOr(join['limit'], NUMBERS.limit) &&
  isAbsentOr(join['page'], NUMBERS.page) &&
  isSort(join['sort']) &&
  isWhere(fromJson(join['where']))
