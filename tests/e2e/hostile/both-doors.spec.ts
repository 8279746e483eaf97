import { connect } from 'node:net'
import { expect, test, type APIRequestContext } from '@playwright/test'

/**
 * The web server serves plainly written calls by itself. One with a letter of its path escaped goes to Next and Payload's router:
 * over the wire nobody may tell them apart.
 */
const escaped = (path: string) =>
  path.replace(
    /^(\/api\/v1\/)(.)/,
    (_all, start: string, letter: string) => `${start}%${letter.charCodeAt(0).toString(16)}`,
  )

/** The number of the request, its instant, and what Next and Payload say of themselves. */
const THEIR_OWN =
  /^(?:x-request-id|date|vary|access-control-allow-(?:headers|methods)|connection|keep-alive|transfer-encoding)$/

type Sent = { method?: string; headers?: Record<string, string>; data?: string }

const seen = async (request: APIRequestContext, path: string, sent: Sent) => {
  const answer = await request.fetch(path, { maxRedirects: 0, ...sent })
  const headers = Object.entries(answer.headers()).filter(([name]) => !THEIR_OWN.test(name))
  return {
    status: answer.status(),
    headers: Object.fromEntries(headers),
    body: (await answer.text()).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
  }
}

const signIn = async (request: APIRequestContext): Promise<string> => {
  const data = { email: 'client@lagopede.test', password: 'lagopede-demo' }
  const headers = { 'x-forwarded-for': '198.51.100.77' }
  const { token } = (await (await request.post('/api/v1/auth/login', { data, headers })).json()) as { token: string }
  return token
}

const PATHS = [
  'user',
  'user/account',
  'user/sessions',
  'interests',
  'interests/popup',
  'cart',
  'reservations',
  'collections',
  'reviews/stat',
  'expeditions/featured',
  'expeditions/1',
  'expeditions/99999999999',
  'expeditions/1/messages',
  'search?q=ski&page=0',
  'search?sort=price&sort=rating',
  'search?__proto__[x]=1&constructor=2',
  'rien',
  'user?%00=1',
]

test('a call is answered alike, whoever serves it', async ({ request }) => {
  const token = await signIn(request)
  const callers: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${token}` },
    { authorization: `bearer   ${token}` },
    { authorization: `JWT ${token}x` },
    { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    { cookie: `payload-token=${token}`, 'sec-fetch-site': 'cross-site' },
  ]
  for (const path of PATHS) {
    for (const caller of callers) {
      const headers = { 'accept-encoding': 'gzip', 'cache-control': 'no-cache', ...caller }
      for (const method of ['GET', 'HEAD']) {
        // Asked again while a story beside this one changes what both show.
        await expect(async () => {
          const one = await seen(request, `/api/v1/${path}`, { method, headers })
          expect(one, `${method} ${path} ${JSON.stringify(caller)}`).toEqual(
            await seen(request, escaped(`/api/v1/${path}`), { method, headers }),
          )
        }).toPass({ timeout: 30_000 })
      }
    }
  }
})

test('a write is refused alike, whoever serves it', async ({ request, baseURL }) => {
  const token = await signIn(request)
  const bearer = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent: Sent[] = [
    { data: '{}' },
    { data: '{}', headers: { ...bearer, origin: 'https://evil.test' } },
    { data: '{}', headers: { ...bearer, origin: baseURL ?? '' } },
    { data: '{', headers: bearer },
    { data: '{}', headers: { ...bearer, 'content-type': 'text/plain' } },
    { data: `{"a":"${'a'.repeat(70_000)}"}`, headers: bearer },
    { data: '['.repeat(200), headers: bearer },
    { data: '{"__proto__":{"role":"admin"}}', headers: bearer },
    { data: '{}', headers: { ...bearer, 'x-http-method-override': 'GET' } },
    { data: '{}', headers: { authorization: '', cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' } },
  ]
  for (const path of [
    '/api/v1/interests',
    '/api/v1/cart',
    '/api/v1/reservations',
    '/api/v1/callbacks',
    '/api/v1/user',
  ]) {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']) {
      for (const one of sent) {
        const isOver = method === 'DELETE' && one.headers === bearer
        if (isOver) continue
        const what = `${method} ${path} ${JSON.stringify(one).slice(0, 200)}`
        const mine = await seen(request, path, { method, ...one })
        expect(mine, what).toEqual(await seen(request, escaped(path), { method, ...one }))
      }
    }
  }
})

/** All that a server says to these bytes, until it closes or says nothing more. */
const say = (baseURL: string | undefined, bytes: string) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(baseURL ?? '')
    const socket = connect(Number(port), hostname)
    let said = ''
    socket.setTimeout(3_000, () => socket.destroy())
    socket.on('data', (piece) => (said += piece.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(said))
    socket.write(bytes.replaceAll('\n', '\r\n'), 'latin1')
  })

const statuses = (said: string) => [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

test('what is sent in two ways at once is refused, and nothing of it is read as another request', async ({
  baseURL,
}) => {
  const head = 'POST /api/v1/auth/check-email HTTP/1.1\nHost: site\nContent-Type: application/json\n'
  const hidden = 'GET /api/v1/user HTTP/1.1\nHost: site\n\n'
  for (const [what, bytes] of [
    ['two kinds of length', `${head}Content-Length: 5\nTransfer-Encoding: chunked\n\n0\n\n${hidden}`],
    ['two lengths', `${head}Content-Length: 2\nContent-Length: 40\n\n{}${hidden}`],
    ['a length that is none', `${head}Content-Length: 0x2\n\n{}${hidden}`],
    ['an unknown coding', `${head}Transfer-Encoding: xchunked\n\n0\n\n${hidden}`],
    ['a piece without a size', `${head}Transfer-Encoding: chunked\n\nzz\n{}\n0\n\n${hidden}`],
    ['a space before a colon', `GET /api/v1/user HTTP/1.1\nHost: site\nContent-Length : 4\n\nabcd${hidden}`],
    ['no host', 'GET /api/v1/reviews/stat HTTP/1.1\n\n'],
  ] as const) {
    const said = statuses(await say(baseURL, bytes))
    expect(said, what).toEqual([400])
  }
  expect(
    statuses(await say(baseURL, `GET /api/v1/user HTTP/1.1\nHost: site\nX-Long: ${'a'.repeat(20_000)}\n\n`)),
  ).toEqual([431])
})

test('two requests in one breath are answered in their order', async ({ baseURL }) => {
  const get = (path: string, end = '') => `GET ${path} HTTP/1.1\nHost: site\n${end}\n`
  const bytes = get('/api/v1/user') + get('/api/v1/reviews/stat') + get('/api/v1/rien', 'Connection: close\n')
  expect(statuses(await say(baseURL, bytes))).toEqual([401, 200, 404])
  const body = '{"email":"a@lagopede.test"}'
  const chunked = `POST /api/v1/auth/check-email HTTP/1.1\nHost: site\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n${body.length.toString(16)}\n${body}\n0\n\n`
  expect(statuses(await say(baseURL, chunked + get('/api/v1/user', 'Connection: close\n')))).toEqual([200, 401])
})

test('paths that may be read in two ways lead to one answer', async ({ request, baseURL }) => {
  for (const path of [
    '/api/v1//user',
    '//api/v1/user',
    '/api/v1/user//',
    '/api/v1/./user',
    '/api/v1/expeditions/../user',
    '/api\\v1\\user',
    '/api/v1/USER',
  ]) {
    const [status = 0] = statuses(await say(baseURL, `GET ${path} HTTP/1.1\nHost: site\nConnection: close\n\n`))
    expect([301, 307, 308, 401, 404], `${path}: ${String(status)}`).toContain(status)
  }
  const answer = await request.get('/api/v1/user/')
  expect(answer.status()).toBe(401)
})
