import { z } from 'zod'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  minimum?: number
  additionalProperties?: Schema | boolean
  propertyNames?: { enum?: string[] }
  $ref?: string
  $defs?: Record<string, Schema>
}

export type Path = Array<string | number>

/** The value that a schema takes, and the paths of all its values that are texts or numbers. */
export const sampleOf = (schema: z.core.$ZodType): { sample: unknown; paths: Path[] } => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const paths: Path[] = []
  return { sample: build({ schema: json, root: json, path: [], paths }), paths }
}

/** A copy of a value with another one at a path. */
export const withValueAt = (value: unknown, [first, ...rest]: Path, put: unknown): unknown => {
  if (first === undefined) return put
  if (Array.isArray(value))
    return value.map((one, at) => (at === first ? withValueAt(one, rest, put) : (one as unknown)))
  const fields = { ...(value as Record<string, unknown>) }
  return { ...fields, [first]: withValueAt(fields[first], rest, put) }
}

type Step = { schema: Schema; root: Schema; path: Path; paths: Path[] }

const build = (step: Step): unknown => {
  const { schema, root, path, paths } = step
  const [first] = (schema.anyOf ?? schema.allOf ?? []).filter(({ type }) => type !== 'null')
  const same = schema.$ref ? (root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}) : first
  if (same) return build({ ...step, schema: same })
  if (schema.properties || schema.type === 'object') return buildObject(step)
  if (schema.type === 'array') return [build({ ...step, schema: schema.items ?? {}, path: [...path, 0] })]
  paths.push(path)
  return leaf({ schema, name: String(path.at(-1)) })
}

const buildObject = (step: Step): object => {
  const { properties, additionalProperties: inner, propertyNames } = step.schema
  const [name] = propertyNames?.enum ?? []
  const fields = properties ?? (name !== undefined && typeof inner === 'object' ? { [name]: inner } : {})
  return Object.fromEntries(
    Object.entries(fields).map(([key, schema]) => [key, build({ ...step, schema, path: [...step.path, key] })]),
  )
}

const leaf = ({ schema, name }: { schema: Schema; name: string }): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.format === 'date-time') return '2026-06-14T08:00:00.000Z'
  if (schema.format === 'date' || name.endsWith('date')) return '1990-02-28'
  if (name.includes('phone')) return '+33639982210'
  return 'Camille '.repeat(Math.ceil((schema.minLength ?? 1) / 8)).trimEnd()
}
