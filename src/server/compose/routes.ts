import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { accountEndpoints } from '@/server/features/accounts/calls'
import { AUDIENCE_ENDPOINTS } from '@/server/features/audience/calls'
import { CALLBACK_ENDPOINTS } from '@/server/features/callbacks/calls'
import { CARBON_ENDPOINTS } from '@/server/features/carbon/calls'
import { findOwnCart } from '@/server/features/carts/find-own-cart'
import { SELECTION_ENDPOINTS } from '@/server/features/catalogue/editorial/calls'
import { EXPEDITION_ENDPOINTS } from '@/server/features/catalogue/expeditions/calls'
import { REVIEW_ENDPOINTS } from '@/server/features/catalogue/reviews/calls'
import { CONTACT_ENDPOINTS } from '@/server/features/contact/calls'
import { FAQ_ENDPOINTS } from '@/server/features/faq/calls'
import { INTEREST_ENDPOINTS } from '@/server/features/interests/calls'
import { LEGAL_ENDPOINTS } from '@/server/features/legal/calls'
import { LEVEL_ENDPOINTS } from '@/server/features/level-quiz/calls'
import { MESSAGE_ENDPOINTS } from '@/server/features/messages/calls'
import { NEWSLETTER_ENDPOINTS } from '@/server/features/newsletter/calls'
import { PLACE_ENDPOINTS } from '@/server/features/places/calls'
import { SEARCH_ENDPOINTS } from '@/server/features/search/calls'
import { SITE_SEARCH_ENDPOINTS } from '@/server/features/site-search/calls'
import { DOCUMENTATION_ENDPOINTS } from '@/server/platform/documentation/endpoints'
import { allowedMethods } from '@/server/platform/http/allowed-methods'
import { errorResponse, HttpError, MESSAGES, notFound } from '@/server/platform/http/errors'
import { BOOKING_ENDPOINTS } from './booking/calls'

/** Payload's router matches by method first: what no call takes is told apart here, an unknown path from another method. */
const answerElse: PayloadHandler = (req) =>
  refuseMethod(req, ['v1', ...((req.routeParams?.['path'] ?? []) as string[])])

const refuseMethod = (req: PayloadRequest, path: string[]): Response => {
  const allowed = allowedMethods({ endpoints: CALLS, path })
  if (allowed.length === 0) return errorResponse(notFound(MESSAGES.notFound))
  // The server reads HEAD as GET under /api/v1.
  const headers = { Allow: allowed.join(', ').replace('GET', 'GET, HEAD') }
  if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  return errorResponse(new HttpError({ status: 405, message: MESSAGES.otherMethod, headers }))
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options'] as const

const CALLS: Endpoint[] = [
  ...SELECTION_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...EXPEDITION_ENDPOINTS,
  ...CARBON_ENDPOINTS,
  ...MESSAGE_ENDPOINTS,
  ...INTEREST_ENDPOINTS,
  ...accountEndpoints({ findCart: findOwnCart }),
  ...NEWSLETTER_ENDPOINTS,
  ...BOOKING_ENDPOINTS,
  ...CALLBACK_ENDPOINTS,
  ...CONTACT_ENDPOINTS,
  ...FAQ_ENDPOINTS,
  ...AUDIENCE_ENDPOINTS,
  ...LEVEL_ENDPOINTS,
  ...LEGAL_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...SITE_SEARCH_ENDPOINTS,
  ...PLACE_ENDPOINTS,
  ...DOCUMENTATION_ENDPOINTS,
]

const taking = CALLS.filter(({ path }) => path.includes(':'))
const written = CALLS.filter(({ path }) => !path.includes(':'))

/** What a parameter of another path would take for a value: a path that is written out takes its own methods alone. */
const WRITTEN_OUT: Endpoint[] = [...new Set(written.map(({ path }) => path))].flatMap((path) => {
  const parts = path.split('/').slice(1)
  const own = allowedMethods({ endpoints: written, path: parts })
  const taken = allowedMethods({ endpoints: taking, path: parts })
  return METHODS.filter((method) => taken.includes(method.toUpperCase()) && !own.includes(method.toUpperCase())).map(
    (method) => ({ method, path, handler: (req: PayloadRequest) => refuseMethod(req, parts) }),
  )
})

/** All that Payload's router serves under /api/v1, most precise paths first. */
export const API_ENDPOINTS: Endpoint[] = [
  ...WRITTEN_OUT,
  ...CALLS,
  ...METHODS.map((method) => ({
    method,
    path: '/v1/:path*',
    handler: answerElse,
  })),
]
