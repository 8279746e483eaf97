import { request as ask } from 'node:http'
import { expect, test } from '@playwright/test'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/,
}

for (const [kind, address, status] of [
  ['alive', '/livez', 200],
  ['ready', '/readyz', 200],
  ['a page kept', '/', 200],
  ['a page made anew', '/avis', 200],
  ['a page with a slash at its end', '/expeditions/', 308],
  ['the twin of the catalogue', '/recherche?level=2', 404],
  ['an unknown page', '/nulle/part', 404],
  ['an older mail’s link', '/nouveau-mot-de-passe?token=t', 302],
  ['a call', '/api/v1/reviews/stat', 200],
  ['an unknown call', '/api/v1/rien', 404],
  ['a call of the panel', '/api/users', 404],
  ['a flag', '/flags/fr.svg', 200],
  ['an icon', '/favicon.svg', 200],
  ['robots', '/robots.txt', 200],
  ['the map of the site', '/sitemap.xml', 200],
  ['the panel', '/admin/login', 200],
] as const) {
  test(`${kind} has every header of safety, and says how its text is written`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    const headers = answer.headers()
    for (const [name, expected] of Object.entries(ALWAYS)) expect(headers[name], name).toMatch(expected)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-type']).toMatch(/; ?charset=utf-8$/i)
  })
}

test('a connection is kept longer than proxies keep theirs', async ({ request }) => {
  const answer = await request.get('/livez', { headers: { connection: 'keep-alive' } })
  expect(Number(/timeout=(\d+)/.exec(answer.headers()['keep-alive'] ?? '')?.[1])).toBeGreaterThan(60)
})

test('each page has one address, which keeps its query', async ({ request }) => {
  const answer = await request.get('/react-front/expeditions/?level=2', { maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('/react-front/expeditions?level=2')
})

test('who asks for the icon where it always was gets one', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.headers()['content-type']).toBe('image/x-icon')
  expect((await answer.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
})

test('a body of 400 MB is refused at its first bytes, whoever sends it', async ({ baseURL }) => {
  for (const path of ['/api/users/login', '/api/users/forgot-password', '/api/v1/auth/login', '/', '/admin/login']) {
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': String(400_000_000) }
      const sending = ask(new URL(path, baseURL), { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode)
        sending.destroy()
      })
      sending.on('error', reject)
      sending.write('{')
    })
    expect(status, path).toBe(413)
  }
})

test('a body that nests without end is refused before anyone reads it, whoever sends it', async ({ request }) => {
  const data = `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const headers = { 'content-type': 'application/json' }
  for (const path of ['/api/users/login', '/api/users/second-factor/give', '/api/v1/auth/login', '/admin/login']) {
    const answer = await request.post(path, { headers, data })
    expect(answer.status(), path).toBe(400)
  }
})

test('a token is read whatever the case of its scheme', async ({ request }) => {
  const data = { email: 'client@lagopede.test', password: process.env.DEMO_PASSWORD ?? 'lagopede-demo' }
  const { token } = (await (await request.post('/api/v1/auth/login', { data })).json()) as { token: string }
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const answer = await request.get('/api/v1/user', { headers: { authorization: `${scheme} ${token}`, cookie: '' } })
    expect([scheme, answer.status()]).toEqual([scheme, 200])
  }
})

test('no folder is listed, and no file beside the site is served', async ({ request }) => {
  for (const path of [
    '/media/',
    '/_next/static/',
    '/fonts/',
    '/.git/config',
    '/.env',
    '/package.json',
    '/.data/',
    '/admin/../.env',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([301, 308, 404], path).toContain(answer.status())
    expect(await answer.text(), path).not.toMatch(
      /Index of|<li><a href="[^"]+\.(?:js|jpg|webp|woff2)"|"dependencies"|\[core\]/,
    )
  }
})

test('no call answers another site’s page', async ({ request }) => {
  const headers = { origin: 'https://ailleurs.example', 'access-control-request-method': 'POST' }
  for (const [method, path] of [
    ['OPTIONS', '/api/v1/cart'],
    ['GET', '/api/v1/reviews/stat'],
    ['GET', '/api/v1/user'],
    ['OPTIONS', '/api/users/login'],
    ['GET', '/'],
  ] as const) {
    const answer = await request.fetch(path, { method, headers })
    expect(answer.headers()['access-control-allow-origin'], `${method} ${path}`).toBeUndefined()
    expect(answer.headers()['access-control-allow-credentials'], `${method} ${path}`).toBeUndefined()
  }
})
