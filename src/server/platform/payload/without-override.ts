/** Headers by which Payload reads another method than the one that was sent. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/**
 * The request by its own method. One call of the panel keeps its header: its lists of documents to choose from search a
 * collection by a query that is too long for an address, sent as a form, and what Payload then does is read.
 */
export const withoutOverride = ({ request, path }: { request: Request; path: string[] }): Request => {
  if (!OVERRIDES.some((name) => request.headers.has(name))) return request
  const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded'
  if (isForm && path.length === 1 && path[0] !== 'v1') return request
  const headers = new Headers(request.headers)
  for (const name of OVERRIDES) headers.delete(name)
  const { url, method, body, signal } = request
  // By its parts: what Next hands over only looks like a request, and cannot be copied as one.
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}
