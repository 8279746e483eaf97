import { z } from 'zod'
import type { RouteShape } from '@/contract/define-route'
import { ROUTES_BY_NAME } from '@/contract/routes'
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
    cancellation_version: z
      .string()
      .optional()
      .meta({ description: '409 of an order: the table of cancellation fees to show now.' }),
    promo: z
      .looseObject({})
      .nullable()
      .optional()
      .meta({ description: '409 of an order: the promo code of the cart as it is now, as `promo` of `CartDetail`.' }),
    amount: z.number().optional().meta({ description: '409 of a sum: what it is now, in euros.' }),
    token: z.null().optional().meta({ description: 'Of a sign-up that is refused.' }),
    user_id: z.null().optional().meta({ description: 'Of a sign-up that is refused.' }),
    fee: z.number().optional().meta({ description: '409 of a cancellation: what it costs now, in euros.' }),
  })
  .meta({ id: 'Error', description: 'Why a call is refused: `error` for people, `reason` for programs.' })

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token that signing in answers.' },
}

/** How a trip is booked, call by call. */
export const BOOKING_STORY = [
  'To book: `POST /v1/cart` holds the seats, and `GET /v1/carts/{id}` answers the price and the versions of the texts to show.',
  '`POST /v1/reservations` orders with what was shown: `total`, `terms_version`, and `information_form_version`, `cancellation_version`, `discount`, `gift_cards` and `accepts_level_gaps` where the cart has them; what differs is 409, whose `reason` names it.',
  'From an address that was never confirmed the order is 202 and waits for the link of a mail, which `POST /v1/orders/confirmation` takes.',
].join(' ')

const DESCRIPTION = [
  'Calls of the Lagopède site. Every path answers with and without its trailing slash.',
  'A method that a path does not take is refused with 405, and `Allow` says which it takes; so does OPTIONS.',
  'A key of the query that a call does not name is read over; one that it names and that is given twice is refused with 422.',
  'Bodies are JSON, and hold no field that a call does not name.',
  'Lengths of what people write count characters as people see them: an emoji is one.',
  BOOKING_STORY,
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
