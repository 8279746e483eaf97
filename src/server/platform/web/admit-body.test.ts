import { createHash, createHmac } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { IncomingMessage, RequestOptions, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/component/eventually'
import { admitBody } from './admit-body'

const SECRET = 'a-secret-of-this-test'

let server: Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

/** A server that says how many bytes reached what stands behind the limit. */
const serve = async () => {
  const asked = vi.fn()
  server = createServer((req, res) => {
    const answer = async () => {
      const pathname = req.url ?? '/'
      if (!(await admitBody({ req, res, pathname, secret: SECRET, isSecure: true }))) return
      asked()
      let size = 0
      for await (const piece of req) size += (piece as Buffer).byteLength
      res.end(JSON.stringify({ size, declared: req.headers['content-length'] }))
    }
    void answer()
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, asked }
}

const tokenOf = ({ role, secret = SECRET, lasts = 60 }: { role: string; secret?: string; lasts?: number }) => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const signed = `${part({ alg: 'HS256' })}.${part({ id: 1, sid: 's', iat: now, exp: now + lasts, role })}`
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

type Sent = { port: number; path?: string; headers?: RequestOptions['headers']; pieces: string[]; isOpen?: boolean }

/** Sends a body in pieces, without its length, and gives the answer. */
const send = ({ port, path = '/api/users/login', headers, pieces, isOpen = false }: Sent) =>
  new Promise<{ status?: number; headers: IncomingMessage['headers']; body: unknown }>((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => (text += piece.toString()))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: JSON.parse(text) as unknown }),
      )
    })
    sending.on('error', reject)
    for (const piece of pieces) sending.write(piece)
    if (!isOpen) sending.end()
  })

const TOO_LARGE = 'La requête est trop volumineuse.'
const KILOBYTE = 'x'.repeat(1024)

describe('admitBody', () => {
  it('gives a small body whole, with its size, however it was sent', async () => {
    const { port } = await serve()
    const sent = await send({ port, pieces: ['ab', 'cd', 'é'] })
    expect(sent.body).toEqual({ size: 6, declared: '6' })
    const declared = await send({ port, headers: { 'content-length': '4' }, pieces: ['abcd'] })
    expect(declared.body).toEqual({ size: 4, declared: '4' })
  })

  it('refuses by its length alone what is larger than 64 kB', async () => {
    const { port, asked } = await serve()
    const headers = { 'content-length': String(400_000_000) }
    const answer = await send({ port, headers, pieces: ['{'], isOpen: true })
    expect([answer.status, answer.body]).toEqual([413, { errors: [{ message: TOO_LARGE }] }])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(asked).not.toHaveBeenCalled()
  })

  it.each(['/api/v1/auth/login', '/nouveau-mot-de-passe', '/admin/login'])(
    'refuses at 64 kB what is sent to %s without a length, before anyone reads it',
    async (path) => {
      const { port, asked } = await serve()
      const answer = await send({ port, path, pieces: Array.from({ length: 65 }, () => KILOBYTE), isOpen: true })
      expect([answer.status, answer.body]).toEqual([413, { error: TOO_LARGE }])
      expect(asked).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['/api/users/login', undefined, { errors: [{ message: 'La requête est illisible.' }] }],
    ['/api/v1/cart', 'customer', { error: 'La requête est illisible.' }],
    ['/api/expeditions', 'staff', { errors: [{ message: 'La requête est illisible.' }] }],
  ])('refuses what nests more than a hundred times, sent to %s', async (path, role, body) => {
    const { port, asked } = await serve()
    const headers = {
      'content-type': 'application/json',
      ...(role && { authorization: `JWT ${tokenOf({ role })}` }),
    }
    const nested = (times: number) => [`{"a":${'['.repeat(times - 1)}`, `${']'.repeat(times - 1)}}`]
    const answer = await send({ port, path, headers, pieces: nested(101) })
    expect([answer.status, answer.body]).toEqual([400, body])
    expect(asked).not.toHaveBeenCalled()
    expect((await send({ port, path, headers, pieces: nested(100) })).body).toMatchObject({ size: 204 })
  })

  it('counts no bracket of a file', async () => {
    const { port } = await serve()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await send({ port, headers, pieces: ['['.repeat(500)] })).body).toMatchObject({ size: 500 })
  })

  it('lets the back office send what it uploads', async () => {
    const { port } = await serve()
    const headers = { cookie: `a=b; payload-token=${tokenOf({ role: 'marketer' })}` }
    const answer = await send({ port, headers, pieces: Array.from({ length: 200 }, () => KILOBYTE) })
    expect(answer.body).toMatchObject({ size: 200 * 1024 })
  })

  it.each([
    ['a customer', tokenOf({ role: 'customer' })],
    ['a forger', tokenOf({ role: 'admin', secret: 'another-secret' })],
    ['an old session', tokenOf({ role: 'admin', lasts: -1 })],
    ['no token at all', 'nothing'],
  ])('gives no more to %s', async (_who, token) => {
    const { port } = await serve()
    const headers = { authorization: `JWT ${token}` }
    const pieces = Array.from({ length: 65 }, () => KILOBYTE)
    expect((await send({ port, headers, pieces, isOpen: true })).status).toBe(413)
  })

  it('waits 15 seconds for the body of anyone, and answers others meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { port, asked } = await serve()
    const drips = Array.from({ length: 30 }, () => send({ port, pieces: ['{'], isOpen: true }))
    expect((await send({ port, pieces: ['{}'] })).status).toBe(200)
    await eventually(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(30))
    vi.advanceTimersByTime(15_000)
    for (const drip of await Promise.all(drips)) {
      expect([drip.status, drip.body]).toEqual([
        408,
        { errors: [{ message: 'La requête met trop de temps à arriver.' }] },
      ])
    }
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
