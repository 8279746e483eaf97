import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { serverOptions } from './server-options'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that repeats the body of a request, and drops the connection of every upgrade, as Next does. */
const serve = async ({ dev = false } = {}): Promise<number> => {
  server = createServer(serverOptions({ dev }), (req, res) => {
    let body = ''
    req.on('data', (piece: Buffer) => (body += piece.toString()))
    req.on('end', () => res.end(`${req.method ?? ''} ${body}`))
  })
  server.on('upgrade', (_req, socket) => socket.end('upgraded'))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const LAST = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

/** What a server answers on one connection to these bytes, and to a plain request after its first answer. */
const send = (port: number, sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(sent))
    socket.once('data', () => socket.write(LAST))
    socket.on('data', (piece) => (received += piece.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })

const upgrade = (protocol: string, more = '') =>
  `Host: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n${more}\r\n`

describe('a request to upgrade', () => {
  it.each(['h2c', 'websocket', 'foo', 'h2c, websocket', 'TLS/1.0'])(
    'to %s is answered in HTTP/1.1, and its connection stays open',
    async (protocol) => {
      const port = await serve()
      const received = await send(port, `GET / HTTP/1.1\r\n${upgrade(protocol)}`)
      expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
    },
  )

  it('is answered with its body', async () => {
    const port = await serve()
    const received = await send(port, `POST / HTTP/1.1\r\n${upgrade('h2c', 'Content-Length: 5\r\n')}salut`)
    expect(received).toContain('POST salut')
    expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  })

  it('reaches the development tools of Next by WebSocket alone', async () => {
    const port = await serve({ dev: true })
    expect(await send(port, `GET / HTTP/1.1\r\n${upgrade('WebSocket')}`)).toBe('upgraded')
    expect(await send(port, `GET / HTTP/1.1\r\n${upgrade('h2c')}`)).toContain('HTTP/1.1 200 OK')
  })
})
