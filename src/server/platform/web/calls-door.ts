import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from '@/server/platform/http/answer'
import type { Asked } from '@/server/platform/http/call-request'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'

/** What serves one call of the contract: its answer, and the headers that a handler sends beside, such as cookies. */
export type Call = (asked: Asked) => Promise<Answer & { besides?: Headers }>

/** The call of a method and a path under /api; none for what is to be asked of Next. */
export type FindCall = (asked: { method: string; path: string }) => Call | undefined

type Door = { load: () => Promise<FindCall>; find?: FindCall }

// The handlers are in what Next has built, the server around it is not: they meet here, in one process.
const KEY = Symbol.for('lagopede.calls-door')
const shared = globalThis as typeof globalThis & { [KEY]?: Door }

/** Says how the calls are loaded, which is done as the first one comes. */
export function hangDoor(load: () => Promise<FindCall>) {
  shared[KEY] = { load }
}

/** The call that a request makes; none while the calls cannot be loaded, which Next then says. */
export async function findCall({ method = 'GET', url }: { method?: string; url: URL }): Promise<Call | undefined> {
  const door = shared[KEY]
  if (!door || !url.pathname.startsWith('/api/v1/')) return undefined
  door.find ??= await door.load().catch(() => undefined)
  return door.find?.({ method, path: url.pathname.slice('/api'.length) })
}

type Served = { call: Call; req: IncomingMessage; res: ServerResponse; url: URL }

/** Answers a request by a call of the contract. */
export async function serveCall({ call, req, res, url }: Served) {
  const { status, headers, body, besides } = await call({
    method: req.method ?? 'GET',
    url,
    headers: headersOf(req),
    body: piecesOf(req),
  })
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  for (const [name, value] of besides ?? []) res.appendHeader(name, value)
  if (body === null) res.end()
  else res.end(body)
}

async function* piecesOf(req: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    // Left early, it would otherwise take the connection along.
    yield* req.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  } catch {
    // Its sender left meanwhile: nobody is told, and nothing failed here.
    throw new HttpError({ status: 400, message: MESSAGES.unreadable })
  }
}

function headersOf({ headers }: IncomingMessage): Headers {
  const read = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) read.append(name, one)
  }
  return read
}
