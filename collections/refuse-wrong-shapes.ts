import { APIError, type FlattenedField, type PayloadRequest, type SanitizedConfig } from 'payload'
import { isRecord, isScalar } from '@/domain/text/json-shapes'
import { MESSAGES } from '@/server/platform/http/errors'

/**
 * Has each collection and global refuse a document that is sent with a list, a group, a text or a relation in another shape than
 * its field has: hooks and Payload read them by their shape, before any rule of a field is asked.
 */
export const refuseWrongShapes = (config: SanitizedConfig): SanitizedConfig => {
  for (const { hooks, flattenedFields } of config.collections) {
    hooks.beforeOperation.unshift((hook) => check({ ...hook, fields: flattenedFields }))
  }
  for (const { hooks, flattenedFields } of config.globals) {
    // Payload leaves a list without hooks out, whatever its type says.
    const own: Partial<typeof hooks> = hooks
    hooks.beforeOperation = [(hook) => check({ ...hook, fields: flattenedFields }), ...(own.beforeOperation ?? [])]
  }
  return config
}

type Checked = { args?: unknown; operation: string; fields: FlattenedField[]; req: PayloadRequest }

const check = ({ args, operation, fields, req }: Checked): void => {
  // What our own code writes is typed.
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  // Each operation has arguments of its own; those that write have the document in `data`.
  const data = isRecord(args) ? args['data'] : undefined
  if (!isRecord(data)) throw new APIError(MESSAGES.unreadable, 400, null, true)
  const odd = findOdd({ data, fields })
  if (odd !== undefined) throw new APIError(`Le champ «\u00a0${odd}\u00a0» n’a pas la forme attendue.`, 400, null, true)
}

const HOLDS_FIELDS = new Set<string>(['group', 'tab', 'array', 'blocks'])

const TEXTS = new Set<string>(['text', 'textarea', 'email', 'code', 'select', 'radio'])

const isText = (value: unknown): value is string => typeof value === 'string'

/** The path of the first value that its field cannot hold. */
const findOdd = ({ data, fields }: { data: Record<string, unknown>; fields: FlattenedField[] }): string | undefined => {
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || (value === null && !HOLDS_FIELDS.has(field.type))) continue
    const odd = oddIn({ field, value })
    if (odd !== undefined) return odd
  }
  return undefined
}

const oddIn = ({ field, value }: { field: FlattenedField; value: unknown }): string | undefined => {
  const { name, type } = field
  if (type === 'group' || type === 'tab') {
    return isRecord(value) ? under(name, findOdd({ data: value, fields: field.flattenedFields })) : name
  }
  if (type === 'array') return oddRow({ name, value, fieldsOf: () => field.flattenedFields })
  if (type === 'blocks') {
    const fieldsOf = ({ blockType }: Record<string, unknown>) =>
      field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields
    return oddRow({ name, value, fieldsOf })
  }
  return isOfField({ field, value }) ? undefined : name
}

const under = (name: string, odd: string | undefined): string | undefined =>
  odd === undefined ? undefined : `${name}.${odd}`

type Rows = { name: string; value: unknown; fieldsOf: (row: Record<string, unknown>) => FlattenedField[] | undefined }

const oddRow = ({ name, value, fieldsOf }: Rows): string | undefined => {
  // The panel sends an empty list as its length.
  if (value === 0 || value === '0') return undefined
  if (!Array.isArray(value)) return name
  for (const row of value) {
    const fields = isRecord(row) && isScalar(row['id']) ? fieldsOf(row) : undefined
    if (!fields) return name
    const odd = findOdd({ data: row as Record<string, unknown>, fields })
    if (odd !== undefined) return `${name}.${odd}`
  }
  return undefined
}

const isOfField = ({ field, value }: { field: FlattenedField; value: unknown }): boolean => {
  const { type } = field
  if (type === 'json' || type === 'join') return true
  if (type === 'richText') return isRichText(isText(value) ? fromJson(value) : value)
  const isMany = 'hasMany' in field && field.hasMany === true
  if (type === 'relationship' || type === 'upload') {
    return isMany ? Array.isArray(value) && value.every(isReference) : isReference(value)
  }
  return isMany ? [value].flat().every(isValueOf(type)) : isValueOf(type)(value)
}

const isValueOf = (type: FlattenedField['type']): ((value: unknown) => boolean) =>
  type === 'date' ? isDate : TEXTS.has(type) ? isText : isScalar

const isDate = (value: unknown): boolean => value === '' || (isText(value) && !Number.isNaN(Date.parse(value)))

const isRichText = (value: unknown): boolean => value === null || (isRecord(value) && isNode(value['root']))

/** The panel sends the text of a form with files as JSON. */
const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A node of a rich text, with those below it. How deep a body may be is bounded before. */
const isNode = (node: unknown): boolean =>
  isRecord(node) &&
  (node['children'] === undefined || (Array.isArray(node['children']) && node['children'].every(isNode)))

/** A number, a text, a document that was read, or one of several collections. */
const isReference = (value: unknown): boolean => {
  if (!isRecord(value)) return value !== null && isScalar(value)
  const { relationTo, value: pointed, id } = value
  if (relationTo !== undefined) return typeof relationTo === 'string' && isReference(pointed)
  return id !== undefined && isScalar(id) && id !== null
}
