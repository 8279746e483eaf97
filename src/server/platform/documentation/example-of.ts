import { BY_FORMAT, fieldExample } from './field-examples'

type JsonSchema = Record<string, unknown>

type Sampled = {
  schema: JsonSchema
  /** The field that it is of, which says what a text or a number may be. */
  name?: string
  /** The field that this one lies in. */
  parent?: string
  schemas: Record<string, JsonSchema>
  /** The schemas that this one lies in: one that holds itself ends there. */
  within?: string[]
}

/** A value that a JSON Schema takes, as a reader of the document may meet it; undefined for a schema that holds itself. */
export const exampleOf = ({ schema, name = '', parent = '', schemas, within = [] }: Sampled): unknown => {
  const known = schema['const'] ?? firstOf(schema['examples']) ?? schema['example']
  if (known !== undefined) return known
  if (typeof schema['$ref'] === 'string')
    return ofReference({ reference: schema['$ref'], name, parent, schemas, within })
  const choices = choicesOf(schema)
  if (choices) return ofChoices({ choices, name, parent, schemas, within })
  if (Array.isArray(schema['enum'])) return ofEnum(schema['enum'], { name, parent })
  return ofType({ schema, name, parent, schemas, within })
}

/** What is true of few. */
const USUALLY_FALSE =
  /^(is_(past|over|canceled|stopped|guide|shared|default|loosened|answer|silence|unpaid|declined|team|paused)|sales_closed|pays_child|newsletter_pending|needs_\w+)$/

type Named = { name: string; parent: string }
type Place = Named & { schemas: Record<string, JsonSchema>; within: string[] }

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

const choicesOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] | null =>
  Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : Array.isArray(oneOf) ? (oneOf as JsonSchema[]) : null

const ofReference = ({ reference, within, ...place }: Place & { reference: string }): unknown => {
  const id = reference.split('/').at(-1) ?? ''
  if (within.includes(id)) return undefined
  return exampleOf({ ...place, schema: place.schemas[id] ?? {}, within: [...within, id] })
}

/** The first choice that has an example, null last. */
const ofChoices = ({ choices, ...place }: Place & { choices: JsonSchema[] }): unknown => {
  const isNull = ({ type }: JsonSchema) => type === 'null'
  for (const schema of choices.filter((one) => !isNull(one))) {
    const example = exampleOf({ ...place, schema })
    if (example !== undefined) return example
  }
  return choices.some(isNull) ? null : undefined
}

const ofEnum = (values: unknown[], named: Named): unknown => {
  const usual = fieldExample(named)
  return values.includes(usual) ? usual : values[0]
}

const ofType = ({ schema, ...place }: Place & { schema: JsonSchema }): unknown => {
  const types = [schema['type']].flat()
  if (types.includes('object')) return ofObject({ ...place, schema })
  if (types.includes('array')) return ofList({ ...place, schema })
  if (types.includes('string')) return textFor(schema, place)
  if (types.includes('integer') || types.includes('number')) return numberFor(schema, place)
  if (types.includes('boolean')) return schema['default'] ?? !USUALLY_FALSE.test(place.name)
  // A schema that takes anything has no type.
  return null
}

const ofObject = ({ schema, name, parent, ...place }: Place & { schema: JsonSchema }): JsonSchema => {
  const { properties = {}, additionalProperties, propertyNames } = schema as Record<string, JsonSchema | undefined>
  const fields = Object.entries(properties).flatMap(([field, one]) => {
    const example = exampleOf({ ...place, schema: one as JsonSchema, name: field, parent: name })
    return example === undefined ? [] : [[field, example] as const]
  })
  if (fields.length > 0 || typeof additionalProperties !== 'object' || Object.keys(additionalProperties).length === 0) {
    return Object.fromEntries(fields)
  }
  const key = String(exampleOf({ ...place, schema: { type: 'string', ...propertyNames }, name, parent }))
  return { [key]: exampleOf({ ...place, schema: additionalProperties, name: 'number_of', parent: name }) }
}

const ofList = ({ schema, ...place }: Place & { schema: JsonSchema }): unknown[] => {
  const { items = {}, minItems } = schema as { items?: JsonSchema; minItems?: number }
  const one = exampleOf({ ...place, schema: items })
  return one === undefined ? [] : Array.from({ length: Math.max(minItems ?? 1, 1) }, () => one)
}

const textFor = (schema: JsonSchema, named: Named): unknown => {
  const {
    format,
    minLength = 0,
    maxLength = Infinity,
    default: usual,
  } = schema as {
    format?: string
    minLength?: number
    maxLength?: number
    default?: string
  }
  const known = fieldExample(named)
  const ofFormat = BY_FORMAT[format ?? '']
  const text = isLike(known, ofFormat) ? known : (ofFormat ?? usual ?? 'Un texte')
  return text.padEnd(minLength, '.').slice(0, maxLength)
}

/** Whether a known value is a text, and a day where the schema asks for one. */
const isLike = (known: unknown, ofFormat: string | undefined): known is string =>
  typeof known === 'string' && (ofFormat === undefined || (known.length === ofFormat.length && /^\d{4}-/.test(known)))

const numberFor = (schema: JsonSchema, named: Named): number => {
  const { minimum = 1, maximum = Infinity, exclusiveMinimum } = schema as Record<string, number | undefined>
  const known = fieldExample(named)
  const usual = typeof known === 'number' && (schema['type'] !== 'integer' || Number.isInteger(known)) ? known : 1
  return Math.min(Math.max(usual, minimum, (exclusiveMinimum ?? -1) + 1), maximum)
}
