import { connect } from 'node:net'
import type { Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * Sends requests without a body over kept-alive connections, one at a time on each, and answers how many a second were served.
 * Bodies are counted, never decoded: a client that turns compressed bytes into text costs more than the server it measures.
 */
export async function fireRequests(options: {
  url: string
  method?: string
  headers: Record<string, string>
  connections: number
  seconds: number
}): Promise<number> {
  const { hostname, port, pathname, search, host } = new URL(options.url)
  const { method = 'GET' } = options
  const length = method === 'GET' ? {} : { 'content-length': '0' }
  const fields = Object.entries({ host, ...length, ...options.headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${fields.join('')}\r\n`)

  const started = performance.now()
  const end = started + options.seconds * 1000
  const ask = () => askRepeatedly({ socket: connect(Number(port), hostname), request, end })
  const counts = await Promise.all(Array.from({ length: options.connections }, ask))
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - started)
}

function askRepeatedly({ socket, request, end }: { socket: Socket; request: Buffer; end: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0
    let head: Buffer = Buffer.alloc(0)
    // Bytes of the body still to come; undefined while the head is read.
    let left: number | undefined

    const onBytes = (bytes: Buffer) => {
      if (left === undefined) {
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes])
        const headLength = head.indexOf(HEAD_END) + HEAD_END.length
        if (headLength < HEAD_END.length) return
        left = bodyLength(head.toString('latin1', 0, headLength)) - (head.length - headLength)
        head = Buffer.alloc(0)
      } else {
        left -= bytes.length
      }
      if (left < 0) throw new Error('More bytes than announced.')
      if (left > 0) return
      answered += 1
      left = undefined
      if (performance.now() < end) socket.write(request)
      else socket.end(() => resolve(answered))
    }
    socket.setNoDelay(true)
    socket.on('data', (bytes) => {
      try {
        onBytes(bytes)
      } catch (error) {
        socket.destroy()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answered))
    socket.write(request)
  })
}

function bodyLength(head: string): number {
  const status = head.slice(9, 12)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!status.startsWith('2') || length === undefined) throw new Error(head.slice(0, 200))
  return Number(length)
}
