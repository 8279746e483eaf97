import type { FlattenedField } from 'payload'
import { isRecord } from '@/domain/text/json-shapes'

/** A field that is saved as one value, wherever groups and tabs put it: `seo.title`. */
export type Leaf = { path: string[]; field: FlattenedField }

/** What Payload keeps for itself, and the status, which says what a save is meant to do. */
const KEPT_BY_PAYLOAD = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order'])

export const leavesOf = (fields: FlattenedField[], above: string[] = []): Leaf[] =>
  fields.flatMap((field): Leaf[] => {
    if (field.type === 'join' || ('virtual' in field && field.virtual)) return []
    if (above.length === 0 && KEPT_BY_PAYLOAD.has(field.name)) return []
    const path = [...above, field.name]
    return field.type === 'group' || field.type === 'tab' ? leavesOf(field.flattenedFields, path) : [{ path, field }]
  })

export const nameOf = ({ path }: Leaf): string => path.join('.')

/** As the panel names it. */
export const labelOf = ({ field }: Leaf): string =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name

export const valueAt = (document: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document)

/** The same document without what stands at these places, which Payload then fills with what is stored. */
export const withoutLeaves = (document: Record<string, unknown>, leaves: Leaf[]): Record<string, unknown> => {
  const left = { ...document }
  for (const { path } of leaves) {
    const name = path.at(-1) ?? ''
    let holder = left
    for (const step of path.slice(0, -1)) {
      const inner = holder[step]
      holder = holder[step] = isRecord(inner) ? { ...inner } : {}
    }
    Reflect.deleteProperty(holder, name)
  }
  return left
}
