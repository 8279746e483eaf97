import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { answerThroughMemory } from './answer-through-memory'
import { allowedHosts } from './content-security-policy'
import { KeptAnswers } from './kept-answers'
import { PageCache } from './page-cache'

let server: Server | undefined
afterEach(() => server?.close())

/** A site whose pages say how often Next was asked. */
const serve = async (answer: (options: { req: IncomingMessage; res: ServerResponse; asked: number }) => void) => {
  const [cache, kept, hosts] = [new PageCache(), new KeptAnswers(() => 0), allowedHosts({})]
  const nonce = 'of-the-build'
  let asked = 0
  server = createServer((req, res) => {
    const ask = () => {
      asked += 1
      answer({ req, res, asked })
      return Promise.resolve()
    }
    const [pathname, came] = [req.url ?? '/', { words: undefined, path: '/' }]
    void answerThroughMemory({ req, res, pathname, cache, kept, came, hosts, nonce, isSecure: false, ask })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

const sendPage = ({ res, asked }: { res: ServerResponse; asked: number }, state = 'HIT') => {
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Cache-Control', 's-maxage=900')
  res.setHeader('x-nextjs-cache', state)
  res.end(`<script>start()</script><p>${asked}</p>${'lagopède '.repeat(200)}`)
}

describe('answerThroughMemory', () => {
  it('gives a current page again, with the same headers, in the encoding of each client', async () => {
    const get = await serve(sendPage)
    const first = await get('/', { headers: { 'accept-encoding': 'br' } })
    const again = await get('/', { headers: { 'accept-encoding': 'br' } })
    const text = await first.text()
    expect(text).toContain('<p>1</p>')
    expect(await again.text()).toBe(text)
    const headersOf = (response: Response) =>
      Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
    expect(headersOf(again)).toEqual(headersOf(first))
    expect(again.headers.get('content-security-policy')).toContain('sha256-')
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, text])
  })

  it('answers 304, and HEAD without a body, from what it kept', async () => {
    const get = await serve(sendPage)
    const etag = (await get('/')).headers.get('etag') ?? ''
    // Else fetch asks not to be answered from caches.
    const known = await get('/', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const head = await get('/', { method: 'HEAD' })
    expect([head.headers.get('etag'), await head.text()]).toEqual([etag, ''])
    expect(await (await get('/')).text()).toContain('<p>1</p>')
  })

  it('asks Next anew after a change, whoever asks', async () => {
    const get = await serve(({ req, res, asked }) => {
      if (req.method === 'POST') res.writeHead(204).end()
      else sendPage({ res, asked })
    })
    await get('/')
    await get('/api/v1/interests', { method: 'POST' })
    expect(await (await get('/')).text()).toContain('<p>3</p>')
  })

  it('keeps what it has when a change is refused', async () => {
    const get = await serve(({ req, res, asked }) => {
      if (req.method === 'POST') res.writeHead(401).end()
      else sendPage({ res, asked })
    })
    await get('/')
    await get('/api/v1/interests', { method: 'POST' })
    expect(await (await get('/')).text()).toContain('<p>1</p>')
  })

  it.each(['STALE', 'MISS'])('keeps no page that Next calls %s', async (state) => {
    const get = await serve((options) => sendPage(options, state))
    await get('/')
    expect(await (await get('/')).text()).toContain('<p>2</p>')
  })

  it.each([
    ['public, max-age=0, stale-while-revalidate=60', 1],
    ['no-store', 2],
  ])('asked twice for a call with « %s », asks Next %i times', async (control, times) => {
    const get = await serve(({ res, asked }) => {
      res.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', control).setHeader('ETag', 'W/"1"')
      res.end(JSON.stringify({ asked }))
    })
    await get('/api/v1/reviews/stat')
    expect(await (await get('/api/v1/reviews/stat')).json()).toEqual({ asked: times })
  })

  it('keeps no answer that sets a cookie', async () => {
    const get = await serve(({ res, asked }) => {
      res.setHeader('Set-Cookie', 'a=b')
      sendPage({ res, asked })
    })
    await get('/')
    expect(await (await get('/')).text()).toContain('<p>2</p>')
  })
})
