import type { IncomingMessage } from 'node:http'

/** Whether a body is to come: without one, nobody needs to know how large it may be. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Number(headers['content-length'] ?? 0) !== 0 || headers['transfer-encoding'] !== undefined
}
