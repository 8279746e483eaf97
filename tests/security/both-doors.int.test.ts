import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RouteShape } from '@/contract/define-route'
import { ROUTES } from '@/contract/routes'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../factories/booking'
import { createDeparture } from '../factories/departure'
import { createExpedition } from '../factories/expedition'
import { PASSWORD } from '../factories/user'
import { sampleOf } from '../fuzz/text-paths'
import { newClient } from '../integration/account-calls'
import { answerByDoor, answerByRouter, findCall } from '../integration/answer-request'
import { runJobs } from '../integration/run-jobs'
import { signInAs } from '../integration/sign-in-as'

/**
 * Each call of the table is served by the web server itself, and by Payload's router where the site runs under another one: both
 * answer the same, whoever calls and whatever is sent.
 */
const routes = ROUTES as RouteShape[]
const ORIGIN = 'http://127.0.0.1'

type Twin = { token: string; cart: number; reservation: number; email: string }
type Sent = { headers?: Record<string, string>; body?: string; search?: string; token?: string }

let payload: Payload
let expedition: number
let departure: number
/** Two customers who have the same: a call that changes something is made by one at each door. */
let twins: [Twin, Twin]
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  departure = (await createDeparture(payload, { expedition })).id
  await runJobs()
  staff = (await signInAs(payload, { role: 'staff' })).token
  twins = [await makeTwin(), await makeTwin()]
})

beforeEach(() => query('delete from rate_limits'))

const makeTwin = async (): Promise<Twin> => {
  const { token, id, email } = await signInAs(payload)
  const reservation = await createBooking({ user: id, departure })
  const body = JSON.stringify({ departure_id: departure, travelers_count: 1 })
  const held = await answerByRouter(
    new Request(`${ORIGIN}/api/v1/cart`, { method: 'POST', headers: { ...json(), ...bearer(token) }, body }),
  )
  const { id: cart } = (await held.json()) as { id: number }
  return { token, cart, reservation, email }
}

const json = (type = 'application/json') => ({ 'content-type': type })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const pathOf = ({ path }: RouteShape, { cart, reservation }: Twin): string => {
  const id = path.includes('/carts/') ? cart : path.includes('/reservations/') ? reservation : expedition
  return path
    .replace(':email', 'ines@lagopede.test')
    .replace(':provider', 'google')
    .replace(':position', '1')
    .replace(/:\w+/g, String(id))
}

const requestOf = (route: RouteShape, twin: Twin, { headers = {}, body, search = '', token }: Sent): Request =>
  new Request(`${ORIGIN}/api${pathOf(route, twin)}${search}`, {
    method: route.method.toUpperCase(),
    headers: {
      host: '127.0.0.1',
      ...newClient(),
      'idempotency-key': `both-${twin.email}`,
      ...(token !== undefined && bearer(token)),
      ...(body !== undefined && { ...json(), 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
    },
    ...(body !== undefined && route.method !== 'get' && { body }),
  })

/** What both are compared by: all of it, but for what is another's or another instant's. */
const read = async (answer: Response, twin: Twin) => {
  const text = await answer.text()
  const body = text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as unknown) : text
  const headers = [...answer.headers]
    .filter(([name]) => !OF_PAYLOAD.test(name))
    .map(([name, value]) => [name, nameless(name, value)])
  return {
    status: answer.status,
    headers,
    body: answer.ok ? shapeOf(body) : JSON.stringify(body).replaceAll(twin.email, '@'),
  }
}

/** What Payload's router says of other origins on every answer; it lets none in, and without that these say nothing. */
const OF_PAYLOAD = /^access-control-allow-(?:headers|methods)$/

const nameless = (name: string, value: string): string => {
  if (name === 'set-cookie') return value.replace(/=[^;]+/, '=…')
  return name === 'retry-after' || name === 'etag' ? '…' : value
}

/** Names and kinds of values, for two people have other numbers. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}

const compare = async (route: RouteShape, of: (twin: Twin) => Sent): Promise<number> => {
  const [one, other] = twins
  const own = await answerByDoor(requestOf(route, one, of(one)))
  if (!own) throw new Error(`${route.method} ${route.path} is not served by the web server itself.`)
  const mine = await read(own, one)
  // A traveler is reminded once a day, whoever asks.
  await query('update participants set link_sent_at = null')
  const theirs = await read(await answerByRouter(requestOf(route, other, of(other))), other)
  expect(mine).toEqual(theirs)
  return mine.status
}

const bodyOf = (route: RouteShape): string | undefined => {
  if (!route.body) return route.method === 'get' ? undefined : '{}'
  const { sample } = sampleOf(route.body)
  const fits: Record<string, unknown> = { departure_id: departure, expedition_id: expedition, current_password: 'faux' }
  return JSON.stringify({ ...(sample as object), ...pick(fits, Object.keys(sample as object)) })
}

const pick = (from: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))

/** Ended by what they do, or each one's own to the letter: their own suites call them, at the web server's door. */
const ENDS = /user\/deletion$|user\/sessions/

const named = routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const)
const writes = named.filter(([, { method }]) => method !== 'get')

describe('both doors answer the same', () => {
  it.each(named)('to %s, whoever calls', async (_name, route) => {
    const body = route.method === 'get' ? undefined : '{}'
    const callers: Array<(twin: Twin) => Sent> = [
      () => ({}),
      () => ({ token: 'not.a.token' }),
      () => ({ token: staff }),
      ({ token }) => ({ headers: { authorization: `JWT ${token}` } }),
      ({ token }) => ({ headers: { cookie: `payload-token=${token}` } }),
      ({ token }) => ({ headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' } }),
      ({ token }) => ({ token, headers: { origin: 'https://evil.test' } }),
      ({ token }) => ({ token, headers: { 'sec-fetch-site': 'cross-site' } }),
      ({ token }) => ({
        token,
        search: '?utm_source=a&utm_source=b&__proto__=1&constructor[prototype][x]=1&q=a&page=0',
      }),
    ]
    for (const caller of callers) await compare(route, (twin) => ({ body, ...caller(twin) }))
    if (route.auth === 'user') {
      expect(await compare(route, () => ({ body }))).toBe(401)
    }
  })

  it.each(named.filter(([, { path }]) => !ENDS.test(path)))('to %s, asked as it is meant', async (_name, route) => {
    const status = await compare(route, ({ token }) => ({ token, body: bodyOf(route) }))
    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
  })

  it.each(writes)('to %s, whatever is sent', async (_name, route) => {
    const sent: Sent[] = [
      {},
      { body: '' },
      { body: '{' },
      { body: 'null' },
      { body: '[]' },
      { body: '{"__proto__":{"x":1},"constructor":1}' },
      { body: '{"a":"\\u0000"}' },
      { body: '{}', headers: json('text/plain') },
      { body: `{"a":"${'a'.repeat(70_000)}"}` },
    ]
    // Who has proven who it is may end an account by an empty body.
    for (const one of sent)
      await compare(route, ({ token }) => ({ token: ENDS.test(route.path) ? undefined : token, ...one }))
  })

  it('to who has the answer already', async () => {
    const route = routes.find(({ path }) => path === '/v1/expeditions/featured')
    if (!route) throw new Error('There is no such call.')
    const [one] = twins
    const etag = (await answerByDoor(requestOf(route, one, {})))?.headers.get('etag') ?? ''
    expect(await compare(route, () => ({ headers: { 'if-none-match': etag } }))).toBe(304)
  })

  it('with the cookies and the headers that a call sends beside its answer', async () => {
    const route = routes.find(({ path }) => path === '/v1/auth/login')
    if (!route) throw new Error('There is no such call.')
    const answer = await answerByDoor(
      requestOf(route, twins[0], { body: JSON.stringify({ email: twins[0].email, password: PASSWORD }) }),
    )
    expect(answer?.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
      'payload-token',
      'd_id',
      'device',
    ])
    expect(await compare(route, ({ email }) => ({ body: JSON.stringify({ email, password: PASSWORD }) }))).toBe(200)
  })
})

describe('what is left to the router', () => {
  it.each([
    ['GET', '/v1'],
    ['GET', '/v1/'],
    ['GET', '/v1/nope'],
    ['GET', '/v1//user'],
    ['GET', '/v1/user//'],
    ['GET', '/v1/%75ser'],
    ['GET', '/v1/USER'],
    ['GET', '/v1/expeditions/1%2Freviews'],
    ['GET', '/v1/expeditions/%00'],
    ['GET', '/v1/expeditions/1;x=1'],
    ['GET', '/v1/expeditions/1\\reviews'],
    ['GET', '/v1/docs'],
    ['GET', '/v1/openapi.json'],
    ['GET', '/users/me'],
    ['OPTIONS', '/v1/user'],
    ['HEAD', '/v1/user'],
    ['PUT', '/v1/cart'],
    ['DELETE', '/v1/interests/popup'],
    ['DELETE', '/v1/interests/alerts'],
    ['get', '/v1/__proto__'],
  ])('is %s %s', async (method, path) => {
    expect(await findCall({ method, path })).toBeUndefined()
  })

  it('is none of the table, with or without a slash at its end', async () => {
    const [one] = twins
    for (const route of routes) {
      for (const end of ['', '/']) {
        const path = pathOf(route, one) + end
        expect(await findCall({ method: route.method.toUpperCase(), path }), path).toBeTypeOf('function')
      }
    }
  })
})
