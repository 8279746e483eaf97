import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptAnswer } from './kept-answers'
import { matchesEtag } from './matches-etag'
import { chooseEncoding } from './page-cache'
import { requestId } from './request-log'

type Sending = { req: IncomingMessage; res: ServerResponse; answer: KeptAnswer }

/** Sends a kept answer in the encoding that this client takes, or 304 when it has it. */
export function sendKeptAnswer({ req, res, answer }: Sending) {
  const { type, etag, body } = answer
  // Given in one list: Node checks headers that are set one by one twice.
  const id = requestId(req)
  const headers = id === undefined ? [...answer.headers] : ['x-request-id', id, ...answer.headers]
  if (matchesEtag({ known: req.headers['if-none-match'], etag })) {
    res.writeHead(304, headers).end()
    return
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const encoded = body.encoded(encoding)
  const coding = encoded === body.body ? [] : ['content-encoding', encoding]
  res.writeHead(200, [...headers, ...coding, 'content-type', type, 'content-length', String(encoded.length)])
  res.end(req.method === 'HEAD' ? undefined : encoded)
}
