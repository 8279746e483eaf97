import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CONFLICT_REASONS } from '@/contract/conflicts'
import type { RouteAddress, RouteShape } from '@/contract/define-route'
import { ROUTES, ROUTES_BY_NAME } from '@/contract/routes'
import { BOOKING_STEPS } from './booking-steps'
import { presentOpenApi } from './present-open-api'
import { presentReference } from './present-reference'

const document = presentOpenApi()
const pathOf = ({ path }: RouteAddress): string => `/api${path.replace(/:(\w+)/g, '{$1}')}`

describe('the OpenAPI document', () => {
  it('describes every route of the table', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    const declared = ROUTES.map((route) => `${route.method} ${pathOf(route)}`)
    expect(described.toSorted()).toEqual(declared.toSorted())
  })

  it('names a guide by `full_name` wherever one leads', () => {
    const fieldsOf = (value: unknown): Array<[string, unknown]> =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, held]) => [[name, held] as [string, unknown], ...fieldsOf(held)])
        : []
    const guides = fieldsOf({ ...document.components.schemas, ...document.paths }).flatMap(([name, held]) =>
      name === 'properties' ? fieldsOf(held).filter(([field]) => field === 'guide') : [],
    )
    expect(guides.length).toBeGreaterThan(4)
    expect(guides.filter(([, schema]) => !JSON.stringify(schema).includes('"full_name":{"type":"string"'))).toEqual([])
  })

  it('names each operation once', () => {
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('refers to schemas that it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name ?? '',
    )
    expect(references.length).toBeGreaterThan(0)
    const { schemas } = document.components
    expect(references.filter((name) => !(name in schemas))).toEqual([])
    // A definition that is only a reference may lead to itself.
    expect(Object.keys(schemas).filter((name) => '$ref' in (schemas[name] ?? {}))).toEqual([])
  })

  it('asks for a token where the call does, which a cookie replaces to read', () => {
    expect(document.paths['/api/v1/cart']?.['get']?.security).toEqual([{ bearer: [] }])
    expect(document.paths['/api/v1/cart']?.['post']?.security).toEqual([{ bearer: [] }])
    expect(document.paths['/api/v1/collections']?.['get']?.security).toBeUndefined()
  })

  it.each([
    ['get', '/api/v1/collections', ['431', 'default']],
    ['get', '/api/v1/search', ['422', '431', 'default']],
    ['get', '/api/v1/carts/{id}', ['401', '404', '429', '431', 'default']],
    ['post', '/api/v1/cart', ['400', '401', '403', '408', '409', '413', '415', '422', '429', '431', 'default']],
    ['post', '/api/v1/users/newsletter/{email}', ['403', '422', '429', '431', 'default']],
  ])('says how %s %s is refused', (method, path, statuses) => {
    const { responses = {} } = document.paths[path]?.[method] ?? {}
    expect(Object.keys(responses).filter((status) => !status.startsWith('2'))).toEqual(statuses)
  })

  it('gives each refusal its body, and the wait of a call too many', () => {
    const { responses } = document.components
    const references = [...JSON.stringify(document.paths).matchAll(/#\/components\/responses\/(\w+)/g)]
    expect([...new Set(references.map(([, name]) => name))].toSorted()).toEqual(Object.keys(responses).toSorted())
    expect(Object.entries(responses).flatMap(([name, { content }]) => (content ? [] : [name]))).toEqual([
      'HeadersTooLarge',
    ])
    expect(responses['TooMany']?.headers?.['Retry-After']?.schema).toEqual({ type: 'integer', minimum: 1 })
  })

  it('describes every operation, parameter and schema, with an example of each parameter', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const described = (text: unknown): boolean => typeof text === 'string' && text.length >= 12
    const undescribed = operations.flatMap(({ operationId, description, parameters = [] }) => [
      ...(described(description) ? [] : [operationId]),
      ...parameters
        .filter((parameter) => !described(parameter.description) || parameter.example === undefined)
        .map(({ name }) => `${operationId}: ${name}`),
    ])
    const { schemas } = document.components
    expect([
      ...undescribed,
      ...Object.keys(schemas).filter((name) => !described(schemas[name]?.['description'])),
    ]).toEqual([])
  })

  it('gives an example of each parameter that the call takes', () => {
    const refused = Object.entries<RouteShape>(ROUTES_BY_NAME).flatMap(([operationId, route]) =>
      [route.params, route.query, route.headers].flatMap((schema, index) => {
        const place = ['path', 'query', 'header'][index]
        const { parameters = [] } = document.paths[pathOf(route)]?.[route.method] ?? {}
        const own = parameters.filter((parameter) => parameter.in === place)
        const examples = Object.fromEntries(own.map(({ name, example }) => [name, String(example)]))
        return !schema || z.safeParse(schema, examples).success ? [] : [`${operationId}: ${JSON.stringify(examples)}`]
      }),
    )
    expect(refused).toEqual([])
  })

  it('gives an example of each body and answer that the call takes and gives', () => {
    const wrong = Object.entries<RouteShape>(ROUTES_BY_NAME).flatMap(([operationId, route]) => {
      const { requestBody, responses } = document.paths[pathOf(route)]?.[route.method] ?? {}
      const answer = responses?.[String(route.status ?? 200)]
      const pairs = [
        ['body', route.body, requestBody?.content['application/json'].example],
        ['answer', route.response, answer && 'content' in answer ? answer.content?.['application/json'].example : null],
      ] as const
      return pairs.flatMap(([part, schema, example]) => {
        const { error } = schema ? z.safeParse(schema, example) : {}
        return error ? [`${operationId}, ${part}: ${JSON.stringify(error.issues).slice(0, 300)}`] : []
      })
    })
    expect(wrong).toEqual([])
  })

  it('names operations, tags and the title in ASCII', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const names = [document.info.title, ...operations.flatMap(({ operationId, tags }) => [operationId, ...tags])]
    expect(names.filter((name) => !/^[\w ]+$/.test(name))).toEqual([])
    expect(document.paths['/api/v1/interests']?.['post']?.operationId).toBe('addInterest')
  })

  it('gives numbers of the search their bounds', () => {
    const { parameters = [] } = document.paths['/api/v1/search']?.['get'] ?? {}
    const bounds = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
    expect(bounds).toMatchObject({
      duration_max: { type: 'integer', minimum: 1, maximum: 15 },
      travelers: { type: 'integer', minimum: 1, maximum: 30 },
      page: { type: 'integer', minimum: 1, maximum: 1000 },
    })
  })

  it('bounds each identifier of an address as its column does', () => {
    const identifiers = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods).flatMap(({ parameters = [] }) => parameters))
      .filter(({ name, schema }) => name.endsWith('id') && schema['type'] !== 'string')
    expect(identifiers.length).toBeGreaterThan(15)
    for (const { schema } of identifiers)
      expect(schema).toEqual({ type: 'integer', minimum: 1, maximum: 2_147_483_647 })
  })

  it('says nothing that generators of clients refuse, or that says nothing', () => {
    expect(JSON.stringify(document)).not.toMatch(/"prefixItems"|"items":false|9007199254740991/)
  })

  it('says what is alike for all calls', () => {
    for (const rule of ['405', 'given twice', 'characters as people see them']) {
      expect(document.info.description).toContain(rule)
    }
  })

  it('says of a text what its rule refuses', () => {
    const fields = (path: string, method: string): Record<string, object> => {
      const { requestBody } = document.paths[`/api/v1/${path}`]?.[method] ?? {}
      return requestBody?.content['application/json'].schema['properties'] as Record<string, object>
    }
    expect(fields('auth/signup', 'post')).toMatchObject({
      password: { minLength: 6, maxLength: 1024 },
      first_name: { minLength: 1, maxLength: 80 },
    })
    const { parameters } = document.paths['/api/v1/search']?.['get'] ?? {}
    const day = parameters?.find(({ name }) => name === 'start')
    expect(JSON.stringify(day)).toContain('^(19|20|21)')
  })

  it('says which forms of a phone number are taken', () => {
    const { requestBody } = document.paths['/api/v1/user']?.['patch'] ?? {}
    expect(JSON.stringify(requestBody)).toContain('06 12 34 56 78')
  })

  it('lists the reasons of the 409 of each call that has some, and no reason that none has', () => {
    const { responses = {} } = document.paths['/api/v1/reservations']?.['post'] ?? {}
    const conflict = JSON.stringify(responses['409'])
    for (const reason of ['gift_cards', 'information_form', 'cancellation', 'promo', 'full']) {
      expect(conflict).toContain(`- \`${reason}\`: `)
      expect(conflict).toContain(`"${reason}"`)
    }
    const listed = new Set(ROUTES.flatMap((route: RouteShape) => route.conflicts ?? []))
    expect([...listed].toSorted()).toEqual(Object.keys(CONFLICT_REASONS).toSorted())
    expect(document.components.schemas['Error']?.['properties']).toMatchObject({
      cancellation_version: {},
      promo: {},
      amount: {},
    })
  })

  it('has a reference page that lists every call and holds no inline script', () => {
    const page = presentReference()
    expect(page).toContain('/api/v1/expeditions/{id}/similar-expeditions')
    expect(page).not.toContain('<script')
    expect(page).toContain('How a trip is booked')
    for (const [path] of BOOKING_STEPS.join().matchAll(/(?<=\/api)\/v1\/[\w/{}-]+/g))
      expect(Object.keys(document.paths)).toContain(`/api${path}`)
  })
})
