import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { inOneWrite } from './in-one-write'

type Interception = {
  res: ServerResponse
  /** Called once, before the first byte: true keeps the body back for `onBody`. */
  shouldHold: () => boolean
  /** Given the whole body that was held back: sets headers and answers what to send. */
  onBody: (body: Buffer) => Buffer | undefined
}

type Done = (error?: Error | null) => void

/** Lets us see the headers of an answer before they leave, and change its body when it is one we want to see whole. */
export function interceptAnswer({ res, shouldHold, onBody }: Interception) {
  const writeHead = res.writeHead.bind(res)
  const original = {
    writeHead: (status: number) => writeHead(status),
    write: res.write.bind(res) as (chunk: unknown, encoding: BufferEncoding, done?: Done) => boolean,
    end: res.end.bind(res) as (body: unknown, encoding: BufferEncoding, done?: () => void) => ServerResponse,
    flushHeaders: res.flushHeaders.bind(res),
  }
  const chunks: Buffer[] = []
  let isHeld: boolean | undefined
  let isSending = false
  const hold = () => (isHeld ??= shouldHold())
  const keep = (chunk: unknown, encoding: BufferEncoding) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
  }

  Object.assign(res, {
    writeHead(status: number, ...rest: unknown[]) {
      res.statusCode = status
      applyHeaders(res, rest.at(-1))
      // Node itself calls this from `end`, for headers not sent yet.
      return hold() && !isSending ? res : original.writeHead(res.statusCode)
    },
    flushHeaders() {
      if (!hold()) original.flushHeaders()
    },
    write(chunk: unknown, ...rest: unknown[]) {
      const { encoding, done } = parameters(rest)
      if (!hold()) return original.write(chunk, encoding, done)
      keep(chunk, encoding)
      done?.()
      return true
    },
    end(...all: unknown[]) {
      const [chunk, ...rest] = typeof all[0] === 'function' ? [undefined, ...all] : all
      const { encoding, done } = parameters(rest)
      const finish = done ? () => done() : undefined
      if (!hold()) return original.end(chunk, encoding, finish)
      keep(chunk, encoding)
      const body = onBody(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
      isSending = true
      return body ? original.end(...inOneWrite(body), finish) : original.end(body, encoding, finish)
    },
  })
}

function parameters(rest: unknown[]): { encoding: BufferEncoding; done?: Done } {
  return {
    encoding: (rest.find((value) => typeof value === 'string') as BufferEncoding | undefined) ?? 'utf8',
    done: rest.find((value) => typeof value === 'function') as Done | undefined,
  }
}

function applyHeaders(res: ServerResponse, headers: unknown) {
  if (Array.isArray(headers)) {
    for (let index = 0; index + 1 < headers.length; index += 2) {
      res.appendHeader(String(headers[index]), headers[index + 1] as string)
    }
    return
  }
  if (typeof headers !== 'object' || headers === null) return
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
    if (value !== undefined) res.setHeader(name, value)
  }
}
