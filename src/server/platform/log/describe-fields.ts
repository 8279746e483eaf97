import { describeError, hideValues } from './describe-error'

const DEEPEST = 6
/** What a query was given, under whatever name it is handed to a logger. */
const VALUES_OF_QUERIES = new Set(['params', 'parameters', 'values', 'bindings'])

/** What is given to a logger, with its errors described and the values of queries left out, at any depth. */
export const describeFields = (given: unknown, depth = 0): unknown => {
  if (given instanceof Error) return describeError(given)
  if (typeof given === 'string') return hideValues(given)
  if (typeof given !== 'object' || given === null) return given
  if (depth >= DEEPEST) return '[deep]'
  if (Array.isArray(given)) return given.map((one) => describeFields(one, depth + 1))
  if (typeof Reflect.get(given, 'toJSON') === 'function') return given
  const isDatabaseError = 'severity' in given && 'routine' in given
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => !VALUES_OF_QUERIES.has(name) && !(isDatabaseError && VALUES_OF_ERRORS.has(name)))
      .map(([name, value]) => [name, describeFields(value, depth + 1)]),
  )
}

const VALUES_OF_ERRORS = new Set(['detail', 'where', 'hint', 'internalQuery'])
