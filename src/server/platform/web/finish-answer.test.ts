import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { allowedHosts } from './content-security-policy'
import { finishAnswer } from './finish-answer'
import { PageCache } from './page-cache'
import { makeNonce } from './script-nonce'
import { STARTER_HASH } from './start-scripts-later'

const nonce = makeNonce()
const REST = `${'<p>lagopède</p>'.repeat(200)}</html>`
const PAGE = `<html><script>start()</script>${REST}`
/** As Next makes it. */
const MADE = `<html><script nonce="${nonce}">start()</script>${REST}`
let server: Server | undefined

afterEach(() => server?.close())

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const serve = async (answer: (res: ServerResponse) => void) => {
  const cache = new PageCache()
  const hosts = allowedHosts({})
  server = createServer((req, res) => {
    finishAnswer({ req, res, pathname: req.url ?? '/', cache, hosts, nonce, isSecure: false })
    answer(res)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

const sendPage = (res: ServerResponse) => {
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Cache-Control', 's-maxage=900, stale-while-revalidate=31535100')
  res.setHeader('Vary', 'rsc, Sec-CH-Prefers-Color-Scheme')
  res.flushHeaders()
  res.write(MADE.slice(0, 50))
  res.end(MADE.slice(50))
}

describe('finishAnswer', () => {
  it.each([
    [null, null],
    ['https://partner.example', 'GET, POST'],
  ])('names to the preflight of the origin %s, which Payload lets in, the methods %s', async (origin, methods) => {
    const ask = await serve((res) => {
      if (origin) res.setHeader('Access-Control-Allow-Origin', origin)
      res.setHeader('Access-Control-Allow-Methods', 'GET, POST')
      res.setHeader('Access-Control-Allow-Headers', 'X-Payload-HTTP-Method-Override')
      res.writeHead(204).end()
    })
    const { headers } = await ask('/api/v1/interests', { method: 'OPTIONS' })
    expect(headers.get('access-control-allow-methods')).toBe(methods)
    expect(headers.has('access-control-allow-headers')).toBe(methods !== null)
  })

  it.each(['br', 'gzip', 'identity'])(
    'sends what one person is answered in %s, and remembers nothing of it',
    async (encoding) => {
      const body = JSON.stringify({ first_name: 'Inès', words: 'lagopède '.repeat(200) })
      const remembered = vi.spyOn(PageCache.prototype, 'entry')
      const get = await serve((res) => {
        res.setHeader('Content-Type', 'application/json')
        res.setHeader('Cache-Control', 'no-store')
        res.end(body)
      })
      const headers = { 'accept-encoding': encoding, 'if-none-match': '*' }
      const response = await get('/api/v1/user', { headers })
      expect([response.status, await response.text()]).toEqual([200, body])
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect([response.headers.get('etag'), response.headers.get('vary')]).toEqual([null, 'Accept-Encoding'])
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(remembered).not.toHaveBeenCalled()
      const head = await get('/api/v1/user', { method: 'HEAD', headers })
      expect([head.headers.get('content-length'), await head.text()]).toEqual([
        response.headers.get('content-length'),
        '',
      ])
      remembered.mockRestore()
    },
  )

  it('sends a streamed page whole, compressed, with the hashes of its scripts', async () => {
    const get = await serve(sendPage)
    const response = await get('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(await response.text()).toBe(PAGE)
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'self' ${STARTER_HASH} ${hash('start()')};`,
    )
    expect(response.headers.get('vary')).toBe('rsc, Accept-Encoding')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it.each(['/', '/apercu/pages/1', '/admin'])(
    'allows no script of %s without the nonce, and sends the nonce to nobody',
    async (path) => {
      const injected = `<script>steal()</script><script nonce="${makeNonce()}">steal()</script>`
      const get = await serve((res) => {
        res.setHeader('Content-Type', 'text/html; charset=utf-8')
        res.end(MADE.replace('</html>', `${injected}</html>`))
      })
      const response = await get(path)
      expect(response.headers.get('content-security-policy')).toContain(
        `script-src 'self' ${STARTER_HASH} ${hash('start()')};`,
      )
      const page = await response.text()
      expect(page).toContain('<script>start()</script>')
      expect(page).not.toContain(nonce)
    },
  )

  it('sends no nonce in the data of the router', async () => {
    const get = await serve((res) => {
      res.setHeader('Content-Type', 'text/x-component')
      res.end(`0:["$","link",null,{"nonce":"${nonce}"}]`)
    })
    expect(await (await get('/')).text()).toBe('0:["$","link",null,{"nonce":""}]')
  })

  it('allows the scripts of Next and the starter of a page', async () => {
    const script = `<script src="/_next/static/chunks/a.js" async="" nonce="${nonce}"></script>`
    const get = await serve((res) => {
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.end(`<html><head>${script}</head><script nonce="${nonce}">start()</script></html>`)
    })
    const response = await get('/')
    const page = await response.text()
    expect(page).toContain('<script type="text/waiting" src="/_next/static/chunks/a.js" async=""></script>')
    const starter = /<script>([^<]*)<\/script><\/head>/.exec(page)?.[1] ?? ''
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'self' ${hash(starter)} ${hash('start()')};`,
    )
  })

  it('answers 304 with the policy when the browser has the page', async () => {
    const get = await serve(sendPage)
    const first = await get('/')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    const second = await get('/', { headers })
    expect(second.status).toBe(304)
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await serve(sendPage)
    const [page, head] = [await get('/'), await get('/', { method: 'HEAD' })]
    for (const name of ['etag', 'content-security-policy', 'content-length']) {
      expect(head.headers.get(name)).toBe(page.headers.get(name))
    }
    expect(await head.text()).toBe('')
  })

  it('keeps the client hints of the panel, and there alone', async () => {
    const get = await serve((res) => {
      res.setHeader('Critical-CH', 'Sec-CH-Prefers-Color-Scheme')
      sendPage(res)
    })
    expect((await get('/expeditions')).headers.has('critical-ch')).toBe(false)
    expect((await get('/admin/login')).headers.has('critical-ch')).toBe(true)
  })

  it('gives JSON a policy that runs nothing, and never stores what is private', async () => {
    const get = await serve((res) => {
      res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' }).end('{"a":1}')
    })
    const response = await get('/api/v1/user/')
    expect(await response.json()).toEqual({ a: 1 })
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.has('etag')).toBe(false)
  })

  it('gives a picture that is made its length and its mark, and no other bytes', async () => {
    const get = await serve((res) => res.setHeader('Content-Type', 'image/jpeg').end(Buffer.alloc(5_000, 7)))
    const response = await get('/og/1', { headers: { 'accept-encoding': 'br, gzip' } })
    const { headers } = response
    expect([headers.get('content-length'), headers.get('content-encoding'), headers.get('vary')]).toEqual([
      '5000',
      null,
      null,
    ])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.alloc(5_000, 7))
    const known = await get('/og/1', { headers: { 'if-none-match': headers.get('etag') ?? 'none' } })
    expect(known.status).toBe(304)
    const head = await get('/og/1', { method: 'HEAD' })
    expect([head.headers.get('content-length'), head.headers.get('etag')]).toEqual(['5000', headers.get('etag')])
  })

  it('passes the file of a picture through as it is', async () => {
    const get = await serve((res) => {
      res.setHeader('Content-Type', 'image/avif')
      res.setHeader('Content-Length', '3')
      res.write(Buffer.from([1, 2]))
      res.end(Buffer.from([3]))
    })
    const response = await get('/media/1.avif')
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['text/plain', 'text/plain; charset=utf-8'],
    ['text/x-component', 'text/x-component; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['application/xml', 'application/xml; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['text/html; charset=UTF-8', 'text/html; charset=UTF-8'],
    ['image/jpeg', 'image/jpeg'],
  ])('sends %s as %s', async (type, expected) => {
    const get = await serve((res) => res.setHeader('Content-Type', type).end('é'))
    expect((await get('/x')).headers.get('content-type')).toBe(expected)
  })
})
