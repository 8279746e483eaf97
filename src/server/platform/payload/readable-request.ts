import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { isReadableQuery } from './is-readable-query'

const JSON_TYPE = 'application/json'
/** The query of a search of the panel: `withoutOverride` lets no other form pass. */
const SEARCH_TYPE = 'application/x-www-form-urlencoded'

/** The request when Payload can read its query and its body; else how it is refused, where Payload would fail. */
export const readableRequest = async (request: Request): Promise<Request | HttpError> => {
  const { url, method, headers, signal } = request
  if (!isReadableQuery(new URL(url).search)) return unreadable()
  if (!request.body || headers.get('content-length') === '0') return request
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type.startsWith('multipart/')) return request
  const body = await request.text()
  // A DELETE without a body may come with an empty stream, and no type.
  if (body === '') return new Request(url, { method, headers, signal })
  return bodyFault({ type, body }) ?? new Request(url, { method, headers, body, signal })
}

const bodyFault = ({ type, body }: { type: string; body: string }): HttpError | undefined => {
  if (type !== JSON_TYPE && type !== SEARCH_TYPE) return new HttpError({ status: 415, message: MESSAGES.otherType })
  const isReadable = type === JSON_TYPE ? isDocument(body) : isReadableQuery(body)
  return isReadable ? undefined : unreadable()
}

const unreadable = (): HttpError => new HttpError({ status: 400, message: MESSAGES.unreadable })

/** Whether a body is an object of JSON, or nothing. */
const isDocument = (body: string): boolean => /^\s*(?:\{|$)/.test(body)
