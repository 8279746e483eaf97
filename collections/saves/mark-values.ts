import { createHash } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { isRecord } from '@/domain/text/json-shapes'
import { leavesOf, nameOf, valueAt } from './leaves-of'

/** A short mark of the value of each field that has one: two values with one mark are the same. */
export type Marks = Record<string, string>

export const marksOf = ({ document, fields }: { document: unknown; fields: FlattenedField[] }): Marks => {
  const marks: Marks = {}
  for (const leaf of leavesOf(fields)) {
    const mark = markOf(valueAt(document, leaf.path), leaf.field)
    if (mark !== '') marks[nameOf(leaf)] = mark
  }
  return marks
}

/** The same whether the form sends the value or the database holds it. Nothing, whatever stands for it, has no mark. */
export const markOf = (value: unknown, field: FlattenedField): string => {
  const plain = plainValue(value, field)
  if (plain === undefined) return ''
  return createHash('sha256').update(JSON.stringify(plain)).digest('base64url').slice(0, 12)
}

const plainValue = (value: unknown, field: FlattenedField): unknown => {
  if (isNothing(value)) return undefined
  switch (field.type) {
    case 'array':
      return rows(value, () => field.flattenedFields)
    case 'blocks':
      return rows(value, (row) => field.blocks.find(({ slug }) => slug === row['blockType'])?.flattenedFields)
    case 'relationship':
    case 'upload':
      return Array.isArray(value) ? value.map(referenceOf) : referenceOf(value)
    case 'date':
      return instantOf(value)
    case 'richText':
    case 'json':
      return deepValue(fromJson(value), field.type === 'richText')
    default:
      return deepValue(value, false)
  }
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

type FieldsOf = (row: Record<string, unknown>) => FlattenedField[] | undefined

/** Without the numbers of the rows, which a version and its document have of their own. */
const rows = (value: unknown, fieldsOf: FieldsOf): unknown => {
  // The panel sends an empty list as its length.
  if (!Array.isArray(value) || value.length === 0) return undefined
  return value.map((row) => {
    if (!isRecord(row)) return row as unknown
    const plain: Record<string, unknown> = { blockType: row['blockType'] }
    for (const { path, field } of leavesOf(fieldsOf(row) ?? [])) {
      plain[path.join('.')] = plainValue(valueAt(row, path), field)
    }
    return plain
  })
}

const referenceOf = (value: unknown): unknown => {
  if (!isRecord(value)) return typeof value === 'number' ? String(value) : value
  if (value['relationTo'] !== undefined) return [value['relationTo'], referenceOf(value['value'])]
  return referenceOf(value['id'])
}

const instantOf = (value: unknown): unknown => {
  const instant = typeof value === 'string' || value instanceof Date ? new Date(value) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : value
}

/** The panel sends the text of a form with files as JSON. */
const fromJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** What the editor writes on each node as it opens, though nobody changed a word. */
const WRITTEN_BY_EDITOR = new Set(['direction', 'version'])

/** In the order of the names, without what says nothing. */
const deepValue = (value: unknown, isRichText: boolean): unknown => {
  if (isNothing(value) || (isRichText && (value === 0 || value === false))) return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => deepValue(one, isRichText))
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
    .filter(([name]) => !isRichText || !WRITTEN_BY_EDITOR.has(name))
    .map(([name, part]) => [name, deepValue(part, isRichText)] as const)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
