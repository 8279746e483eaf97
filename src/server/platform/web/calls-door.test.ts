import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { jsonAnswer } from '@/server/platform/http/answer'
import { findCall, hangDoor, serveCall, type Call } from './calls-door'

let server: Server | undefined
afterEach(() => server?.close())

/** A server that answers every call of /api/v1 by this one. */
const serve = async (call: Call) => {
  hangDoor(() => Promise.resolve(() => call))
  server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://site')
    void findCall({ method: req.method, url }).then(async (found) => {
      if (found) await serveCall({ call: found, req, res, url })
      else res.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const echo: Call = async ({ method, url, headers, body }) => {
  const pieces: Uint8Array[] = []
  for await (const piece of body ?? []) pieces.push(piece)
  const sent = Buffer.concat(pieces).toString()
  return jsonAnswer({
    status: 201,
    body: { method, path: url.pathname, query: url.search, sent, headers: [...headers] },
  })
}

describe('the door of calls', () => {
  it('hands over what was sent, and sends what was answered', async () => {
    const port = await serve(async (asked) => ({
      ...(await echo(asked)),
      besides: new Headers([
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
        ['X-Search-Engine', 'postgres'],
      ]),
    }))
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cart?a=1&a=2`, {
      method: 'POST',
      body: '{"é":1}',
      headers: [
        ['x-twice', '1'],
        ['x-twice', '2'],
      ],
    })
    const said = (await answer.json()) as { headers: Array<[string, string]> }
    expect(said).toMatchObject({ method: 'POST', path: '/api/v1/cart', query: '?a=1&a=2', sent: '{"é":1}' })
    expect(said.headers.find(([name]) => name === 'x-twice')?.[1]).toBe('1, 2')
    expect([answer.status, answer.headers.getSetCookie(), answer.headers.get('x-search-engine')]).toEqual([
      201,
      ['a=1', 'b=2'],
      'postgres',
    ])
  })

  it('answers without a body where there is none to send', async () => {
    const port = await serve(() => Promise.resolve({ status: 304, headers: { ETag: 'W/"a"' }, body: null }))
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/collections`)
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, 'W/"a"', ''])
  })

  it('leaves the connection to the next request when a body is not read to its end', async () => {
    const port = await serve(async ({ body }) => {
      for await (const _piece of body ?? []) break
      return jsonAnswer({ status: 413, body: { error: 'trop' } })
    })
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cart`, { method: 'POST', body: 'a'.repeat(300_000) })
    expect([answer.status, await answer.json()]).toEqual([413, { error: 'trop' }])
  })

  it('outlives a client that leaves before its answer', async () => {
    let finish: (() => void) | undefined
    let refused: unknown
    const port = await serve(async (asked) => {
      if (asked.url.search !== '?slow') return echo(asked)
      await new Promise<void>((resolve) => (finish = resolve))
      return echo(asked).catch((error: unknown) => jsonAnswer({ status: 400, body: (refused = error) }))
    })
    const leaving = request(`http://127.0.0.1:${port}/api/v1/cart?slow`, { method: 'POST' })
    leaving.on('error', () => undefined)
    leaving.end('{}')
    await vi.waitFor(() => expect(finish).toBeTypeOf('function'))
    leaving.destroy()
    await wait(20)
    finish?.()
    await vi.waitFor(() => expect(refused).toMatchObject({ name: 'HttpError', status: 400 }))
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/user`)).status).toBe(201)
  })

  it.each(['/api/v1', '/api/users/me', '/admin', '/', '/API/v1/user', '/x/api/v1/user'])(
    'is not asked for %s',
    async (path) => {
      const find = vi.fn()
      hangDoor(() => Promise.resolve(find))
      expect(await findCall({ method: 'GET', url: new URL(path, 'http://site') })).toBeUndefined()
      expect(find).not.toHaveBeenCalled()
    },
  )

  it('is tried again after it could not be opened, and opened once', async () => {
    const url = new URL('http://site/api/v1/user')
    const load = vi.fn(() => Promise.reject(new Error('the database is away')))
    hangDoor(load)
    expect(await findCall({ url })).toBeUndefined()
    load.mockResolvedValueOnce((() => echo) as never)
    expect(await findCall({ url })).toBe(echo)
    expect(await findCall({ url })).toBe(echo)
    expect(load).toHaveBeenCalledTimes(2)
  })
})
