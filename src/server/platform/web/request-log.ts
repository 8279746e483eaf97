import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { CLIENT_ADDRESS_HEADER, countedAddress } from '@/server/platform/log/client-address'
import { pathForLog } from '@/server/platform/log/hide-secret-segments'
import { redact } from '@/server/platform/log/redact'
import type { RequestFacts } from '@/server/platform/log/request-facts'

const LONGEST_PATH = 500
const LONGEST_NAME = 40
const MOST_NAMES = 20
const MOST_PATHS = 1_000
const GIVEN_ID = /^[\w.-]{8,64}$/

/**
 * Gives the request an id, that of the proxy in front if it sent one, and logs one line when its answer is out: from
 * where, and for whom if the call found out. What may hold a secret is looked through here: `logger` is one of safe fields.
 */
export function logRequest({
  req,
  res,
  path,
  logger,
  facts,
}: {
  req: IncomingMessage
  res: ServerResponse
  /** As `safePath` writes it. */
  path: string
  logger: Logger
  facts: RequestFacts
}) {
  const given = requestId(req)
  const id = given ?? randomUUID()
  req.headers['x-request-id'] = id

  facts.client = countedAddress(String(req.headers[CLIENT_ADDRESS_HEADER] ?? ''))
  const started = performance.now()
  const { method } = req
  res.once('close', () => {
    const level = res.statusCode >= 500 ? 'error' : 'info'
    const ms = Math.round((performance.now() - started) * 10) / 10
    const aborted = res.writableFinished ? undefined : true
    const { client, userId: user } = facts
    logger[level](
      { id: given === undefined ? id : redact(id), method, path, status: res.statusCode, ms, aborted, client, user },
      'request',
    )
  })
}

/** Says on the answer what its request is called in the log. A kept answer has it among its headers. */
export function tellRequestId(res: ServerResponse) {
  const id = requestId(res.req)
  if (id !== undefined) res.setHeader('X-Request-Id', id)
}

/** The id of a request, unless it is nobody's or none that one would log. */
export function requestId({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : undefined
}

/** Paths that hold nothing to hide, as far as they are known. */
const plainPaths = new Set<string>()

/** The path of an address as the log may say it: without what may be a secret, and without the values of its parameters. */
export function safePath(url: URL): string {
  if (url.search === '' && plainPaths.has(url.pathname)) return url.pathname
  const path = redact(pathWithoutValues(url))
  if (path === url.pathname) {
    if (plainPaths.size >= MOST_PATHS) plainPaths.clear()
    plainPaths.add(path)
  }
  return path
}

/** The path without its secrets, and the names of its parameters: their values may be anybody's name, address or token. */
export function pathWithoutValues(url: URL): string {
  const names = [...new Set(url.searchParams.keys())].slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME))
  const path = pathForLog(url.pathname).slice(0, LONGEST_PATH)
  return names.length > 0 ? `${path}?${names.join('&')}` : path
}
