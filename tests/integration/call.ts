import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { guardRest } from '@/server/http/guard-rest'

const guarded = guardRest(config)

const HANDLERS = {
  GET: guarded(REST_GET(config)),
  POST: guarded(REST_POST(config)),
  PATCH: guarded(REST_PATCH(config)),
  PUT: guarded(REST_PUT(config)),
  DELETE: guarded(REST_DELETE(config)),
}

type CallOptions = {
  method?: keyof typeof HANDLERS
  body?: unknown
  /** Sent as it is, for what is not JSON. */
  rawBody?: string
  token?: string
  headers?: Record<string, string>
}

export type Answer<Body> = { status: number; body: Body; headers: Headers }

/** Calls a path under /api through the site's own route handler: guard, Payload's router, endpoint. */
export const call = async <Body = unknown>(
  path: string,
  { method = 'GET', body, rawBody, token, headers = {} }: CallOptions = {},
): Promise<Answer<Body>> => {
  const url = new URL(`http://127.0.0.1/api/${path}`)
  const slug = url.pathname
    .replace(/^\/api\//, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const request = new Request(url, {
    method,
    headers: {
      ...(content !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(content)),
      }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
  })
  const response = await HANDLERS[method](request, { params: Promise.resolve({ slug }) })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: (text === '' ? null : parse(text)) as Body }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
