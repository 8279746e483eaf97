import { addressOf } from '@/contract/address-of'
import type { CallParts, OutputOf, RouteShape } from '@/contract/define-route'
import { ApiError } from './api-error'
import { readSession, tellLogin } from '@/storefront/lib/session/store'

type CallOptions = {
  token?: string
  signal?: AbortSignal
  /** Of one attempt: however often it is sent, it is done once. */
  idempotencyKey?: string
  /** The secret of the private link that the page was opened by. */
  linkToken?: string
}

export type CallInput<Route extends RouteShape> = CallParts<Route> & CallOptions

type LooseInput = CallOptions & {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** The address of a route, in the first script of a page: the route itself brings its schemas along. */
type AddressOf<Route extends RouteShape> = Pick<Route, 'method' | 'path'>

/** Calls one route of /api/v1. Throws an `ApiError` when the answer is a refusal or never came. */
export const callApi = async <Route extends RouteShape>(
  { method, path }: Route | AddressOf<Route>,
  input: CallInput<Route>,
): Promise<OutputOf<Route['response']>> => {
  const { params, query, body, token, signal, idempotencyKey, linkToken } = input as LooseInput
  const response = await fetch(addressOf({ path, params, query }), {
    method: method.toUpperCase(),
    headers: headersOf({ body, token, idempotencyKey, linkToken }),
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError({ status: 0, error: 'Le réseau ne répond pas. Vérifie ta connexion et réessaie.' })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  // The session ended elsewhere: from here on its user is a visitor.
  if (response.status === 401 && token && token === readSession().user?.token) tellLogin({ type: 'logged_out' })
  // A train's Wi-Fi may answer 200 with a page of its own.
  if (!response.ok || answer === undefined) throw ApiError.fromAnswer({ status: response.status, answer })
  // The server validates its answers against this same contract.
  return answer as OutputOf<Route['response']>
}

const headersOf = ({ body, token, idempotencyKey, linkToken }: LooseInput): Record<string, string> => ({
  accept: 'application/json',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  ...(linkToken ? { 'link-token': linkToken } : {}),
})
