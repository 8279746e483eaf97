import { createHash } from 'node:crypto'

/** A hash of any JSON value, whatever the order of its keys. */
export const hashDocument = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url')

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
