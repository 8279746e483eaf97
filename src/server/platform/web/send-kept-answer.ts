import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptAnswer } from './kept-answers'
import { matchesEtag } from './matches-etag'
import { chooseEncoding } from './page-cache'

type Sending = { req: IncomingMessage; res: ServerResponse; answer: KeptAnswer }

/** Sends a kept answer in the encoding that this client takes, or 304 when it has it. */
export function sendKeptAnswer({ req, res, answer }: Sending) {
  const { headers, type, etag, body } = answer
  if (matchesEtag({ known: req.headers['if-none-match'], etag })) {
    res.writeHead(304, [...headers]).end()
    return
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const encoded = body.encoded(encoding)
  const coding = encoded === body.body ? [] : ['content-encoding', encoding]
  res.writeHead(200, [...headers, ...coding, 'content-type', type, 'content-length', String(encoded.length)])
  res.end(req.method === 'HEAD' ? undefined : encoded)
}
