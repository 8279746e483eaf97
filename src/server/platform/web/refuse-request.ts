import type { IncomingMessage } from 'node:http'

/** The methods that some path of ours answers. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const

/** What no host holds, and what would tell two of them apart from one. */
const NO_HOST = /[\s,/?#@\\]/

type Head = Pick<IncomingMessage, 'method' | 'url' | 'httpVersionMajor' | 'headersDistinct'>

/**
 * How a request is answered whatever its path: another version of HTTP, no single host (RFC 9112 §3.2), a method of no path, or the
 * server as a whole (`OPTIONS *`). None for the usual ones.
 */
export function refuseRequest({ method, url, httpVersionMajor, headersDistinct: { host = [] } }: Head) {
  if (httpVersionMajor !== 1) return { status: 505, body: 'HTTP Version Not Supported' }
  if (host.length > 1 || host.some((name) => NO_HOST.test(name))) return { status: 400, body: 'Bad Request' }
  const headers = { Allow: METHODS.join(', ') }
  if (!METHODS.some((known) => known === method)) return { status: 405, headers, body: 'Method Not Allowed' }
  return url === '*' ? { status: 204, headers, body: '' } : undefined
}
