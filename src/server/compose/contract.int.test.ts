import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RouteShape } from '@/contract/define-route'
import { ROUTES } from '@/contract/routes'
import { createDeparture } from '../../../tests/factories/departure'
import { createExpedition } from '../../../tests/factories/expedition'
import { createUser } from '../../../tests/factories/user'
import { call } from '../../../tests/integration/call'
import { runJobs } from '../../../tests/integration/run-jobs'
import { signInAs } from '../../../tests/integration/sign-in-as'
import { MESSAGES } from '@/server/platform/http/errors'

/** The table of the specification, §7: method and path of the 24 calls. */
const SPECIFICATION = [
  'GET collections',
  'GET reviews/last',
  'GET reviews/stat',
  'GET expeditions/featured',
  'POST users/newsletter/{email}',
  'POST interests/',
  'GET interests/',
  'GET interests/popup',
  'POST auth/check-email/',
  'POST auth/login/',
  'GET auth/current/',
  'POST auth/signup/',
  'POST auth/reset-password',
  'GET user/',
  'PATCH user',
  'GET cart/',
  'GET reservations',
  'GET expeditions/{id}',
  'GET expeditions/{id}/reviews',
  'GET expeditions/{id}/departures',
  'GET expeditions/{id}/geojson',
  'GET expeditions/{id}/messages',
  'POST expeditions/{id}/messages',
  'GET expeditions/{id}/similar-expeditions',
]

const routeOf = (line: string): RouteShape | undefined => {
  const [method = '', path = ''] = line.split(' ')
  const declared = `/v1/${path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')}`
  return (ROUTES as RouteShape[]).find((route) => route.path === declared && route.method === method.toLowerCase())
}

let payload: Payload
let expedition: { id: number; slug: string }
let guide: Awaited<ReturnType<typeof signInAs>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  guide = await signInAs(payload, { role: 'guide', first_name: 'Maëlle' })
  const profile = await payload.create({
    collection: 'guides',
    data: { full_name: 'Maëlle Perrillat', slug: 'maelle-perrillat', user: guide.id },
  })
  const { id, slug } = await createExpedition(payload, { carousel_rank: 1, guide: profile.id })
  await createExpedition(payload)
  await createDeparture(payload, { expedition: id })
  const author = await createUser(payload, { first_name: 'Inès' })
  await payload.create({
    collection: 'reviews',
    data: { expedition: id, first_name: 'Thomas', rate: 5, text: 'Cinq jours de silence.', status: 'published' },
  })
  const question = await payload.create({
    collection: 'messages',
    data: { expedition: id, author: author.id, body: 'Faut-il des crampons ?', status: 'visible' },
  })
  await payload.create({
    collection: 'messages',
    data: { expedition: id, author: guide.id, body: 'Non.', parent: question.id, status: 'visible' },
  })
  await payload.create({
    collection: 'selections',
    data: { title: 'Envie de silence', slug: 'envie-de-silence', expeditions: [id], is_published: true },
  })
  await runJobs()
  expedition = { id, slug }
})

const fill = (path: string): string =>
  path.replace('{id}', String(expedition.id)).replace('{email}', 'camille%40lagopede.test')

const PUBLIC_GETS = SPECIFICATION.filter((line) => {
  const route = routeOf(line)
  return route?.method === 'get' && route.auth === 'public' && !line.includes('auth/')
})

describe('the contract', () => {
  it('declares the 24 calls of the specification', () => {
    expect(SPECIFICATION).toHaveLength(24)
    expect(SPECIFICATION.filter((line) => !routeOf(line))).toEqual([])
  })

  it.each(SPECIFICATION)('answers %s with and without its trailing slash', async (line) => {
    const [method = 'GET', path = ''] = line.split(' ')
    const bare = fill(path).replace(/\/$/, '')
    for (const address of [bare, `${bare}/`]) {
      const answer = await call<{ error?: string }>(`v1/${address}`, { method: method as 'GET' | 'POST' | 'PATCH' })
      expect(answer.status, address).not.toBe(404)
      expect(answer.status, address).toBeLessThan(500)
      if (answer.status >= 400) expect(answer.body.error).toMatch(/\S/)
    }
  })

  it.each(PUBLIC_GETS)('answers %s in the shape it declares', async (line) => {
    const path = line.split(' ')[1] ?? ''
    const { status, body, headers } = await call(`v1/${fill(path)}`)
    expect(status).toBe(200)
    const parsed = z.safeParse(routeOf(line)?.response ?? z.never(), body)
    expect(parsed.error?.issues ?? []).toEqual([])
    expect(Array.isArray(body) ? body.length : 1).toBeGreaterThan(0)
    expect(headers.get('etag')).toMatch(/^W\/".+"$/)
    expect(headers.get('cache-control')).toContain('public')
  })

  it.each([
    'GET reservations/{id}',
    'GET reservations/{id}/cancellation',
    'POST reservations/{id}/cancel',
    'PATCH reservations/{id}/participants',
    'PATCH reservations/{id}/kit',
    'POST reservations/{id}/participants/1/link',
    'GET carts/{id}',
    'POST carts/{id}/hold',
    'GET guide/departures/{id}',
    'POST guide/departures/{id}/participants/1/remind',
    'POST expeditions/{id}/messages',
    'DELETE interests/{id}',
  ])('answers 404 to %s when nothing can have that number', async (line) => {
    const [method = 'GET', path = ''] = line.split(' ')
    for (const id of ['2147483648', '99999999999', 'abc-', '1.5']) {
      const answer = await call(`v1/${path.replace('{id}', id)}`, {
        method: method as 'GET' | 'POST' | 'PATCH' | 'DELETE',
        token: guide.token,
        body: method === 'GET' ? undefined : {},
      })
      expect(answer.status, id).toBe(404)
    }
  })

  it('answers 304 to who already has the answer', async () => {
    const first = await call('v1/expeditions/featured')
    const again = await call('v1/expeditions/featured', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect([again.status, again.body]).toEqual([304, null])
  })

  it('finds an expedition by its slug as by its number', async () => {
    const [byNumber, bySlug] = await Promise.all([
      call(`v1/expeditions/${String(expedition.id)}`),
      call(`v1/expeditions/${expedition.slug}`),
    ])
    expect(bySlug.body).toEqual(byNumber.body)
  })

  it('never lists an expedition among those like it', async () => {
    const { body } = await call<Array<{ id: number }>>(`v1/expeditions/${String(expedition.id)}/similar-expeditions`)
    expect(body.map(({ id }) => id)).not.toContain(expedition.id)
  })

  it('marks the answers of the agency', async () => {
    const { body } = await call<Array<{ replies: Array<{ author: object }> }>>(
      `v1/expeditions/${String(expedition.id)}/messages`,
    )
    expect(body[0]?.replies[0]?.author).toEqual({ first_name: 'Maëlle', avatar_url: null, is_guide: true })
  })
})

describe('what cannot be answered', () => {
  const BAD_IDS = [
    '0',
    '-1',
    '1.5',
    '99999999999999999999',
    'nope',
    'a'.repeat(300),
    '%00',
    '1;drop table users',
    '<script>',
    '..%2F..',
    '%F0%9F%90%A6',
  ]

  it.each(BAD_IDS)('answers 404 for the expedition « %s »', async (id) => {
    for (const rest of ['', '/reviews', '/departures', '/geojson', '/messages', '/similar-expeditions']) {
      const { status, body } = await call<{ error: string }>(
        `v1/expeditions/${encodeURIComponent(decodeURIComponent(id))}${rest}`,
      )
      expect(status, rest).toBe(404)
      expect(body.error).toMatch(/\S/)
    }
  })

  it.each([
    'level=9',
    'start=31-12-2026',
    'start=2026-02-31',
    'travelers=0',
    'travelers=abc',
    'page=0',
    'page=1e9',
    'price_min=-5',
    'sort=random()',
    'destination=mars',
    'type=adult,unknown',
    'eco=6',
  ])('answers 422 for the search ?%s, field by field', async (search) => {
    const { status, body } = await call<{ error: string; errors: Array<{ field: string; message: string }> }>(
      `v1/search?${search}`,
    )
    expect(status).toBe(422)
    expect(body.errors[0]?.field.split('.')[0]).toBe(search.split('=')[0])
  })

  it('takes a query of 10 kB, quotes and wildcards for plain text', async () => {
    for (const q of ['a'.repeat(10_000), `'; drop table users; --`, '%', '_', '\\', '%00', '« é »']) {
      const { status } = await call(`v1/search?q=${encodeURIComponent(q)}`)
      expect(status, q.slice(0, 30)).toBe(200)
    }
  })

  it.each(['v1/nope', 'v1', 'v1/expeditions/1/nope', 'nope'])('answers 404 with the error body at %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const { status, body } = await call<{ error: string }>(path, { method })
      expect(status, method).toBe(404)
      expect(body.error, method).toMatch(/\S/)
    }
  })

  it.each([
    ['DELETE', 'v1/collections', 'GET, HEAD, OPTIONS'],
    ['POST', 'v1/reviews/last', 'GET, HEAD, OPTIONS'],
    ['PUT', 'v1/cart', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST'],
    ['GET', 'v1/auth/login', 'OPTIONS, POST'],
    ['PATCH', 'v1/expeditions/1/messages', 'GET, HEAD, OPTIONS, POST'],
    ['POST', 'v1/openapi.json', 'GET, HEAD, OPTIONS'],
    // `popup` is no favourite that one takes back.
    ['DELETE', 'v1/interests/popup', 'GET, HEAD, OPTIONS'],
    ['DELETE', 'v1/interests/alerts', 'OPTIONS, PATCH'],
  ] as const)('answers 405 to %s %s, and says what it takes', async (method, path, allow) => {
    const refused = await call<{ error: string }>(path, { method })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, allow])
    expect(refused.body.error).toMatch(/\S/)
    const asked = await call(path, { method: 'OPTIONS' })
    expect([asked.status, asked.headers.get('allow'), asked.body]).toEqual([204, allow, null])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('answers 415 to a body that is said to be « %s »', async (type) => {
    const headers = { 'content-type': type }
    const rawBody = JSON.stringify({ email: 'a@lagopede.test' })
    const { status, body } = await call<{ error: string }>('v1/auth/check-email', { method: 'POST', rawBody, headers })
    expect([status, body.error]).toEqual([415, MESSAGES.otherType])
  })

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json;charset=utf-8'])(
    'reads a body that is said to be « %s »',
    async (type) => {
      const body = { email: 'a@lagopede.test' }
      const { status } = await call('v1/auth/check-email', { method: 'POST', body, headers: { 'content-type': type } })
      expect(status).toBe(200)
    },
  )

  it('leaves bodies alone where none is asked for', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const rawBody = 'List-Unsubscribe=One-Click'
    const { status } = await call('v1/newsletter/unsubscribe/nobody', { method: 'POST', rawBody, headers })
    expect(status).toBe(422)
  })

  it.each([
    'v1/search',
    'v1/search/points',
    'v1/search/days',
    'v1/search/suggestions',
    'v1/site-search',
    'v1/reviews',
    'v1/collections',
  ])('reads over the keys that %s does not name', async (path) => {
    expect((await call(`${path}?utm_source=mail&utm_source=again&nope=1`)).status).toBe(200)
  })

  it.each([
    ['v1/search', 'sort=price&sort=rating', 'sort'],
    ['v1/search', 'q=a&q=b', 'q'],
    ['v1/search', 'page=1&page=1', 'page'],
    ['v1/search/suggestions', 'q=a&q=b', 'q'],
    ['v1/site-search', 'q=a&q=b', 'q'],
    ['v1/reviews', 'rate=5&rate=4', 'rate'],
    ['v1/reviews', 'expedition=a&expedition=b', 'expedition'],
  ])('answers 422 to %s?%s', async (path, search, field) => {
    const { status, body } = await call<{ errors: Array<{ field: string }> }>(`${path}?${search}`)
    expect([status, body.errors.map((one) => one.field)]).toEqual([422, [field]])
  })

  it('reads no other method from a header', async () => {
    for (const name of ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']) {
      const { status } = await call('v1/collections', { method: 'POST', body: {}, headers: { [name]: 'GET' } })
      expect(status, name).toBe(405)
    }
  })
})
