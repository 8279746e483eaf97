import { z } from 'zod'
import type { RouteShape } from '@/contract/define-route'
import { ErrorBody } from '@/contract/error-body'
import { ROUTES_BY_NAME } from '@/contract/routes'
import { BOOKING_STEPS } from './booking-steps'
import { exampleOf } from './example-of'
import { OPERATION_EXAMPLES } from './operation-examples'
import { REFUSALS, refusalsOf, type DocumentedResponse } from './refusals'

type JsonSchema = Record<string, unknown>

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  description: string
  example: unknown
  required: boolean
  schema: JsonSchema
}

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security?: Array<Record<string, string[]>>
  parameters?: Parameter[]
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema; example?: unknown } } }
  responses: Record<string, DocumentedResponse | { $ref: string }>
}

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: Array<{ url: string }>
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, DocumentedResponse>
    securitySchemes: JsonSchema
  }
}

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token that signing in answers.' },
}

const DESCRIPTION = [
  'Calls of the Lagopède site. Every path answers with and without its trailing slash.',
  'A method that a path does not take is refused with 405, and `Allow` says which it takes; so does OPTIONS.',
  'A key of the query that a call does not name is read over; one that it names and that is given twice is refused with 422.',
  'Bodies are JSON, and hold no field that a call does not name.',
  'Lengths of what people write count characters as people see them: an emoji is one.',
  `To book: ${BOOKING_STEPS.join(' ')}`,
].join(' ')

/** The contract as an OpenAPI 3.1 document. */
export const presentOpenApi = (): OpenApi => {
  const schemas: Record<string, JsonSchema> = {}
  schemaOf(ErrorBody, schemas)
  const paths: OpenApi['paths'] = {}
  for (const [name, route] of Object.entries<RouteShape>(ROUTES_BY_NAME)) {
    const path = `/api${route.path}`.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method]: operationOf({ name, route, schemas }) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lagopede',
      version: '1',
      description: DESCRIPTION,
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas, responses: REFUSALS, securitySchemes: SECURITY_SCHEMES },
  }
}

type Declared = { name: string; route: RouteShape; schemas: Record<string, JsonSchema> }

const operationOf = ({ name, route, schemas }: Declared): Operation => ({
  operationId: name,
  summary: route.summary,
  description: route.description,
  tags: [route.group],
  ...(route.auth === 'user' && {
    security: [{ bearer: [] }],
  }),
  ...((route.params ?? route.query ?? route.headers) && {
    parameters: [
      ...parametersOf(route.params, 'path', schemas),
      ...parametersOf(route.query, 'query', schemas),
      ...parametersOf(route.headers, 'header', schemas),
    ],
  }),
  ...(route.body && {
    requestBody: {
      required: true as const,
      content: contentOf({ schema: schemaOf(route.body, schemas, 'input'), schemas, example: examplesOf(name).body }),
    },
  }),
  responses: {
    [String(route.status ?? 200)]: {
      description: route.summary,
      content: contentOf({ schema: schemaOf(route.response, schemas), schemas, example: examplesOf(name).response }),
    },
    ...(route.accepted && {
      '202': {
        description: 'Waits for something',
        content: contentOf({ schema: schemaOf(route.accepted, schemas), schemas }),
      },
    }),
    ...refusalsOf(route),
  },
})

const examplesOf = (name: string): { body?: unknown; response?: unknown } =>
  (OPERATION_EXAMPLES as Record<string, { body?: unknown; response?: unknown } | undefined>)[name] ?? {}

type Content = { schema: JsonSchema; schemas: Record<string, JsonSchema>; example?: unknown }

const contentOf = ({ schema, schemas, example = exampleOf({ schema, schemas }) }: Content) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const parametersOf = (
  schema: z.core.$ZodType | undefined,
  place: Parameter['in'],
  schemas: Record<string, JsonSchema>,
): Parameter[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, schemas, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, example, ...property }]) => ({
    name,
    in: place,
    description: typeof description === 'string' ? description : '',
    example,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** A zod schema as JSON Schema; those with an identifier move to `schemas` and leave a reference. */
const schemaOf = (
  schema: z.core.$ZodType,
  schemas: Record<string, JsonSchema>,
  io: 'input' | 'output' = 'output',
): JsonSchema => {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simplify }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>
  }
  for (const [name, definition] of Object.entries($defs)) schemas[name] = withComponentReferences(definition)
  const identifier = own['id']
  if (typeof identifier === 'string') schemas[identifier] ??= withComponentReferences(own)
  return withComponentReferences(own)
}

/** What generators of clients do not read, in words that they do; the bounds of a number that is any whole one are noise. */
const simplify = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  const { prefixItems, minimum, maximum } = jsonSchema
  if (Array.isArray(prefixItems)) {
    jsonSchema['items'] = prefixItems[0]
    delete jsonSchema['prefixItems']
  }
  if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
}

const withComponentReferences = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema
