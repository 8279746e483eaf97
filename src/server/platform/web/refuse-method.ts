/** The methods that some path of ours answers. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const

/** How a request by any other method is answered, or for the server as a whole (`OPTIONS *`); none for the usual ones. */
export function refuseMethod({ method, target }: { method: string | undefined; target: string | undefined }) {
  const headers = { Allow: METHODS.join(', ') }
  if (!METHODS.some((known) => known === method)) return { status: 405, headers, body: 'Method Not Allowed' }
  return target === '*' ? { status: 204, headers, body: '' } : undefined
}
