import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { CLIENT_ADDRESS_HEADER, countedAddress } from '@/server/platform/log/client-address'
import { pathForLog } from '@/server/platform/log/hide-secret-segments'
import type { RequestFacts } from '@/server/platform/log/request-facts'

const LONGEST_PATH = 500
const LONGEST_NAME = 40
const MOST_NAMES = 20
const GIVEN_ID = /^[\w.-]{8,64}$/

/**
 * Gives the request an id, that of the proxy in front if it sent one, and logs one line when its answer is out: from
 * where, and for whom if the call found out.
 */
export function logRequest({
  req,
  res,
  url,
  logger,
  facts,
}: {
  req: IncomingMessage
  res: ServerResponse
  url: URL
  logger: Logger
  facts: RequestFacts
}) {
  const given = req.headers['x-request-id']
  const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
  req.headers['x-request-id'] = id
  res.setHeader('X-Request-Id', id)

  facts.client = countedAddress(String(req.headers[CLIENT_ADDRESS_HEADER] ?? ''))
  const started = performance.now()
  const { method } = req
  res.once('close', () => {
    const level = res.statusCode >= 500 ? 'error' : 'info'
    const ms = Math.round((performance.now() - started) * 10) / 10
    const aborted = res.writableFinished ? undefined : true
    const { client, userId: user } = facts
    const path = pathWithoutValues(url)
    logger[level]({ id, method, path, status: res.statusCode, ms, aborted, client, user }, 'request')
  })
}

/** The path without its secrets, and the names of its parameters: their values may be anybody's name, address or token. */
export function pathWithoutValues(url: URL): string {
  const names = [...new Set(url.searchParams.keys())].slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME))
  const path = pathForLog(url.pathname).slice(0, LONGEST_PATH)
  return names.length > 0 ? `${path}?${names.join('&')}` : path
}
