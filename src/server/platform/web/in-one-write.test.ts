import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inOneWrite } from './in-one-write'

const every = (length: number) => Buffer.from(Array.from({ length }, (_, n) => n % 256))
const sent: unknown[] = []
const server = createServer((req, res) => {
  const body = every(Number(req.url?.slice(1)))
  res.writeHead(200, { 'content-length': body.length })
  res.end(...inOneWrite(body))
}).on('connection', (socket: Socket) => {
  const write = socket.write.bind(socket)
  socket.write = ((...all: Parameters<typeof write>) => {
    sent.push(all[0])
    return write(...all)
  }) as typeof socket.write
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

it.each([
  [0, 1],
  [300, 1],
  [2_000, 1],
  [2_001, 2],
])('sends %i bytes as they are, in %i pieces with the headers', async (length, pieces) => {
  sent.length = 0
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${length}`)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(every(length))
  expect(sent).toHaveLength(pieces)
})
