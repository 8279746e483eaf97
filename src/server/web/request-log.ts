import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

const GIVEN_ID = /^[\w.-]{8,64}$/

/** Gives the request an id, that of the proxy in front if it sent one, and logs one line when its answer is out. */
export function logRequest({
  req,
  res,
  url,
  logger,
}: {
  req: IncomingMessage
  res: ServerResponse
  url: URL
  logger: Logger
}) {
  const given = req.headers['x-request-id']
  const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
  req.headers['x-request-id'] = id
  res.setHeader('X-Request-Id', id)

  const started = performance.now()
  const { method } = req
  res.once('close', () => {
    const level = res.statusCode >= 500 ? 'error' : 'info'
    const ms = Math.round((performance.now() - started) * 10) / 10
    const aborted = res.writableFinished ? undefined : true
    logger[level]({ id, method, path: pathWithoutValues(url), status: res.statusCode, ms, aborted }, 'request')
  })
}

/** The path and the names of its parameters: their values may be anybody's name, address or token. */
export function pathWithoutValues(url: URL): string {
  const names = [...new Set(url.searchParams.keys())]
  return names.length > 0 ? `${url.pathname}?${names.join('&')}` : url.pathname
}
