import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptAnswer } from './kept-answers'
import { inOneWrite } from './in-one-write'
import { matchesEtag } from '../http/matches-etag'
import { chooseEncoding } from './page-cache'
import type { Encoding } from './page-cache'
import { requestId } from './request-log'

type Sending = { req: IncomingMessage; res: ServerResponse; answer: KeptAnswer }

/** Sends a kept answer in the encoding that this client takes, or 304 when it has it. */
export function sendKeptAnswer({ req, res, answer }: Sending) {
  const id = requestId(req)
  const own = id === undefined ? [] : ['x-request-id', id]
  if (matchesEtag({ known: req.headers['if-none-match'], etag: answer.etag })) {
    res.writeHead(304, answer.headers.concat(own)).end()
    return
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const encoded = answer.body.encoded(encoding)
  // Given in one list: Node checks headers that are set one by one twice.
  res.writeHead(200, headersFor({ answer, encoding, encoded }).concat(own))
  if (req.method === 'HEAD') res.end()
  else res.end(...inOneWrite(encoded))
}

type Whole = { encoded: Buffer; headers: string[] }

/** What all who take an encoding get, worked out once for each answer and its encoded body. */
const prepared = new WeakMap<KeptAnswer, Partial<Record<Encoding, Whole>>>()

function headersFor({ answer, encoding, encoded }: { answer: KeptAnswer; encoding: Encoding; encoded: Buffer }) {
  const known = prepared.get(answer)
  const found = known?.[encoding]
  // A body is compressed better in the background: the same encoding then has another length.
  if (found?.encoded === encoded) return found.headers
  const coding = encoded === answer.body.body ? [] : ['content-encoding', encoding]
  const headers = [...answer.headers, ...coding, 'content-type', answer.type, 'content-length', String(encoded.length)]
  prepared.set(answer, { ...known, [encoding]: { encoded, headers } })
  return headers
}
