import { answerRequest, type Method } from './answer-request'

type CallOptions = {
  method?: Method
  body?: unknown
  /** Sent as it is, for what is not JSON. */
  rawBody?: string
  token?: string
  headers?: Record<string, string>
}

export type Answer<Body> = { status: number; body: Body; headers: Headers }

/** Calls a path under /api as the site would answer it. */
export const call = async <Body = unknown>(
  path: string,
  { method = 'GET', body, rawBody, token, headers = {} }: CallOptions = {},
): Promise<Answer<Body>> => {
  const url = new URL(`http://127.0.0.1/api/${path}`)
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
  const response = await answerRequest(request)
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
