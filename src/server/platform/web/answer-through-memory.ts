import type { IncomingMessage, ServerResponse } from 'node:http'
import { finishAnswer } from './finish-answer'
import type { FinishOptions } from './finish-answer'
import type { KeptAnswers, KeptAnswer } from './kept-answers'
import { matchesEtag } from './matches-etag'
import { chooseEncoding } from './page-cache'
import { requestId, tellRequestId } from './request-log'
import { sharedKey } from './shared-key'

type Options = Omit<FinishOptions, 'keep' | 'onStart'> & { kept: KeptAnswers; ask: () => Promise<void> }

/** Gives a kept answer again, or asks Next, keeping what may be kept and dropping all of it when something changed. */
export async function answerThroughMemory({ kept, ask, ...request }: Options) {
  const { req, res } = request
  const key = sharedKey(req)
  const answer = key === undefined ? undefined : kept.recall(key)
  if (answer) {
    sendKeptAnswer({ req, res, answer })
    return
  }
  tellRequestId(res)
  const isChanging = isChange(req)
  const onStart = () => {
    if (isChanging && res.statusCode < 400) kept.drop()
  }
  finishAnswer({ ...request, onStart, keep: key === undefined ? undefined : kept.keeper(key) })
  await ask()
}

// Whoever wrote reads what they wrote. /internal/revalidate, which tells of changes made elsewhere, is one of these too.
function isChange({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

type Sending = { req: IncomingMessage; res: ServerResponse; answer: KeptAnswer }

/** Sends a kept answer in the encoding that this client takes, or 304 when it has it. */
function sendKeptAnswer({ req, res, answer }: Sending) {
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
