import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSafeLogger } from '@/server/platform/log/create-logger'
import { answerAgain } from './answer-again'
import { answerThroughMemory } from './answer-through-memory'
import { allowedHosts } from './content-security-policy'
import { KeptAnswers } from './kept-answers'
import { PageCache } from './page-cache'
import { sharedKey } from './shared-key'

let server: Server | undefined
afterEach(() => server?.close())

/** A site that gives again what it can, and counts how often a request had to be looked at. */
const serve = async () => {
  const [cache, kept, hosts] = [new PageCache(), new KeptAnswers(() => 0), allowedHosts({})]
  const nonce = 'of-the-build'
  const [seen, lines]: [string[], string[]] = [[], []]
  const logger = createSafeLogger({ name: 'web', output: { write: (line) => void lines.push(line) } })
  server = createServer((req, res) => {
    const words = sharedKey(req)
    if (answerAgain({ req, res, kept, words, trust: { hops: 0, networks: null }, logger })) return
    seen.push(req.url ?? '')
    // As pages are: by their path alone, whatever the query.
    const pathname = (req.url = new URL(req.url ?? '/', 'http://x').pathname)
    const ask = () => {
      res.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('x-nextjs-cache', 'HIT')
      res.end(`<p>${pathname}</p>${'lagopède '.repeat(200)}`)
      return Promise.resolve()
    }
    const came = { words, path: `${pathname}?name` }
    void answerThroughMemory({ req, res, pathname, cache, kept, came, hosts, nonce, isSecure: false, ask })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { get, seen, lines, kept }
}

const headersOf = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => name !== 'date'))

describe('answerAgain', () => {
  it('gives the same words the same answer without looking at them', async () => {
    const { get, seen } = await serve()
    const answers = [await get('/?a=1'), await get('/?a=1'), await get('/?a=1')]
    // The first is kept under its page, the second under its words.
    expect(seen).toEqual(['/?a=1', '/?a=1'])
    const ids = answers.map((answer) => answer.headers.get('x-request-id'))
    const [first, ...others] = answers.map(headersOf).map(({ 'x-request-id': _, ...headers }) => headers)
    for (const other of others) expect(other).toEqual(first)
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(ids[2]).toMatch(/^[\da-f-]{36}$/)
  })

  it('logs it as any other, by the path that the log may say', async () => {
    const { get, lines } = await serve()
    for (let n = 0; n < 3; n += 1) await (await get('/?mail=lea@exemple.fr')).text()
    await expect
      .poll(() => lines.map((line) => JSON.parse(line) as object))
      .toMatchObject([{ path: '/?name', method: 'GET', status: 200, client: '127.0.0.1', msg: 'request' }])
    expect(lines.join('')).not.toContain('exemple')
  })

  it('gives other words, another host or a request of one person nothing', async () => {
    const { get, seen } = await serve()
    for (let n = 0; n < 3; n += 1) await get('/?a=1')
    await get('/?a=2')
    await get('/?a=1', { headers: { authorization: 'Bearer x' } })
    await get('/?a=1', { headers: { rsc: '1' } })
    expect(seen).toEqual(['/?a=1', '/?a=1', '/?a=2', '/?a=1', '/?a=1'])
  })

  it('gives nothing again after a change', async () => {
    const { get, seen, kept } = await serve()
    for (let n = 0; n < 3; n += 1) await get('/')
    kept.drop()
    await get('/')
    expect(seen).toEqual(['/', '/', '/'])
  })
})
