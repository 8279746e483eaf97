import type { PayloadRequest } from 'payload'
import { HttpError, MESSAGES } from './errors'
import { MAX_BODY_BYTES } from './max-body-bytes'

const JSON_TYPE = /^application\/json *(?:;|$)/i

/** Reads a JSON body of at most 64 kB; 413 beyond, 415 when it is said to be something else or compressed, 400 when it is not JSON. */
export const readBody = (req: PayloadRequest): Promise<unknown> => readJson(req, MAX_BODY_BYTES)

/** The same for what the back office sends whole, a file in it: the server in front admits it from nobody else. */
export const readBodyUpTo =
  (bytes: number) =>
  (req: PayloadRequest): Promise<unknown> =>
    readJson(req, bytes)

const readJson = async (req: PayloadRequest, most: number): Promise<unknown> => {
  const raw = await readRawBody(req, most)
  // Without a body there is nothing that it could be.
  if (raw.byteLength > 0 && !JSON_TYPE.test(req.headers.get('content-type') ?? '')) {
    throw new HttpError({ status: 415, message: MESSAGES.otherType, headers: { Accept: 'application/json' } })
  }
  if (raw.byteLength > 0 && isCoded(req.headers)) {
    throw new HttpError({ status: 415, message: MESSAGES.otherCoding, headers: { 'Accept-Encoding': 'identity' } })
  }
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    throw new HttpError({ status: 400, message: MESSAGES.unreadable })
  }
}

const CHARSET = /; *charset *= *"?([^";\s]+)/i

/** Whether a body is said to be compressed, or in another charset than that of JSON. */
const isCoded = (headers: Headers): boolean => {
  const [, charset = 'utf-8'] = CHARSET.exec(headers.get('content-type') ?? '') ?? []
  const coding = headers.get('content-encoding') ?? 'identity'
  return !/^utf-?8$/i.test(charset) || coding.toLowerCase() !== 'identity'
}

/** The bytes of a body of at most 64 kB unless said, as they were sent: what a signature is over; 413 beyond. */
export const readRawBody = async (req: PayloadRequest, most = MAX_BODY_BYTES): Promise<Buffer> => {
  if (Number(req.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (req.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = (): HttpError => new HttpError({ status: 413, message: MESSAGES.tooLarge })
