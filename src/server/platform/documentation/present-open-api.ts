import { z } from 'zod'
import type { RouteShape } from '@/contract/define-route'
import { ROUTES } from '@/contract/routes'
import { REFUSALS, refusalsOf, type DocumentedResponse } from './refusals'

type JsonSchema = Record<string, unknown>

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: Array<Record<string, string[]>>
  parameters?: Parameter[]
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } }
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

const ErrorBody = z
  .looseObject({
    error: z.string().meta({ description: 'What to tell the person, in French.' }),
    errors: z
      .array(z.union([z.object({ field: z.string(), message: z.string() }), z.string()]))
      .optional()
      .meta({ description: 'What is wrong, field by field; the sign-up answers sentences.' }),
    reason: z.string().optional().meta({ description: '409: why, in one word.' }),
    available_count: z.int().optional().meta({ description: '409 of a cart: the places left for who asks.' }),
    total: z.number().optional().meta({ description: '409 of an order: what it costs now, in euros.' }),
    terms_version: z.string().optional().meta({ description: '409 of an order: the conditions to accept now.' }),
    information_form_version: z
      .string()
      .nullable()
      .optional()
      .meta({ description: '409 of an order: the standard information form to read now.' }),
    reservation_id: z.int().optional().meta({ description: '409 of an order: what the cart became already.' }),
    fee: z.number().optional().meta({ description: '409 of a cancellation: what it costs now, in euros.' }),
  })
  .meta({ id: 'Error' })

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token that signing in answers.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-payload-token',
    description:
      'What a browser keeps of signing in; without the prefix where the site is served over http. It only reads.',
  },
}

const DESCRIPTION = [
  'Calls of the Lagopède site. Every path answers with and without its trailing slash.',
  'A method that a path does not take is refused with 405, and `Allow` says which it takes; so does OPTIONS.',
  'A key of the query that a call does not name is read over; one that it names and that is given twice is refused with 422.',
  'Bodies are JSON, and hold no field that a call does not name.',
  'Lengths of what people write count characters as people see them: an emoji is one.',
].join(' ')

/** The contract as an OpenAPI 3.1 document. */
export const presentOpenApi = (): OpenApi => {
  const schemas: Record<string, JsonSchema> = {}
  schemaOf(ErrorBody, schemas)
  const paths: OpenApi['paths'] = {}
  for (const route of ROUTES as RouteShape[]) {
    const path = `/api${route.path}`.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method]: operationOf(route, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lagopède',
      version: '1',
      description: DESCRIPTION,
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas, responses: REFUSALS, securitySchemes: SECURITY_SCHEMES },
  }
}

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const operationOf = (route: RouteShape, schemas: Record<string, JsonSchema>): Operation => ({
  operationId: [route.method, ...route.path.split(/[^a-z0-9]+/i).map(capitalize)].join(''),
  summary: route.summary,
  tags: [route.group],
  ...(route.auth === 'user' && {
    security: route.method === 'get' ? [{ bearer: [] }, { cookie: [] }] : [{ bearer: [] }],
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
      content: { 'application/json': { schema: schemaOf(route.body, schemas, 'input') } },
    },
  }),
  responses: {
    [String(route.status ?? 200)]: {
      description: route.summary,
      content: { 'application/json': { schema: schemaOf(route.response, schemas) } },
    },
    ...(route.accepted && {
      '202': {
        description: 'Waits for something',
        content: { 'application/json': { schema: schemaOf(route.accepted, schemas) } },
      },
    }),
    ...refusalsOf(route),
  },
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
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
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
