import type { Payload, PayloadRequest } from 'payload'

export type Asked = {
  method: string
  url: URL
  headers: Headers
  /** The pieces of the body, in order; none for a request without one. */
  body: AsyncIterable<Uint8Array> | null
}

type Request = Asked & {
  payload: Payload
  i18n: PayloadRequest['i18n']
  params: Record<string, string>
  /** The site's own address: who calls names another host as they like. */
  site: URL
}

/**
 * What handlers take for a request of Payload's: all that they and Payload's own operations read, without Fetch's body and without
 * what only its generic calls read of a query.
 */
export const callRequest = ({ method, url, headers, body, payload, i18n, params, site }: Request): PayloadRequest => {
  const { pathname, search, searchParams } = url
  const { host, origin, port, protocol } = site
  const href = origin + pathname + search
  const request = {
    ...{ method, headers, body, payload, i18n, t: i18n.t, url: href, href },
    ...{ pathname, search, searchParams, hash: '', host, origin, port, protocol },
    routeParams: params,
    query: {},
    context: {},
    payloadAPI: 'REST',
    payloadUploadSizes: {},
    locale: null,
    transactionID: undefined,
    user: null,
  }
  // Payload types a request as Fetch's own, whose methods nobody here calls.
  return request as unknown as PayloadRequest
}
