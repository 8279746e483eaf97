import type { FormState } from 'payload'
import { isRecord } from '@/domain/text/json-shapes'

/** A field that another person changed: the mark that this form had for it, and the sentence about the change. */
export type Kept = { field: string; mark: string; said: string }

export const keptOf = (document: unknown): Kept[] =>
  isRecord(document) && Array.isArray(document['_kept']) ? (document['_kept'] as Kept[]) : []

type Form = { data: unknown; fields: FormState; held: unknown; valueAt: (path: string) => unknown }

/**
 * What the form is based on: the document that the server answered, but for the others' changes that the form does not show.
 * Null where the server said nothing.
 */
export const baseOfForm = ({ data, fields, held, valueAt }: Form): string | null => {
  const token = isRecord(data) ? data['_basedOn'] : undefined
  if (typeof token !== 'string') return null
  const kept = keptOf(data)
  if (kept.length === 0) return token
  const marks = readMarks(token)
  const former = readMarks(held)
  // What the form showed once it was told of, whatever is typed on top of it since.
  const isShown = ({ field }: Kept): boolean => former[field] !== undefined && former[field] === marks[field]
  const stale = kept.filter(
    (one) =>
      !isShown(one) &&
      !isSame(fields[one.field]?.rows ? valueAt(one.field) : fields[one.field]?.value, valueIn(data, one.field)),
  )
  return JSON.stringify({ ...marks, ...Object.fromEntries(stale.map(({ field, mark }) => [field, mark])) })
}

const readMarks = (token: unknown): Record<string, string> =>
  typeof token === 'string' ? (JSON.parse(token) as Record<string, string>) : {}

const valueIn = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b))

/** Without what is nothing, in the order of the names: a form and a document write the same value in two ways. */
const plain = (value: unknown): unknown => {
  if (value === null || value === '' || value === undefined) return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(plain)
  if (!isRecord(value)) return value
  const parts = Object.entries(value)
    .map(([name, part]) => [name, plain(part)] as const)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}
