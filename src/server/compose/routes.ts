import type { Endpoint, PayloadHandler } from 'payload'
import { accountEndpoints } from '@/server/features/accounts/calls'
import { BOOKING_ENDPOINTS } from '@/server/features/booking/calls'
import { findOwnCart } from '@/server/features/booking/carts/find-own-cart'
import { CALLBACK_ENDPOINTS } from '@/server/features/callbacks/calls'
import { SELECTION_ENDPOINTS } from '@/server/features/catalogue/editorial/calls'
import { EXPEDITION_ENDPOINTS } from '@/server/features/catalogue/expeditions/calls'
import { REVIEW_ENDPOINTS } from '@/server/features/catalogue/reviews/calls'
import { INTEREST_ENDPOINTS } from '@/server/features/interests/calls'
import { MESSAGE_ENDPOINTS } from '@/server/features/messages/calls'
import { NEWSLETTER_ENDPOINTS } from '@/server/features/newsletter/calls'
import { SEARCH_ENDPOINTS } from '@/server/features/search/calls'
import { DOCUMENTATION_ENDPOINTS } from '@/server/platform/documentation/endpoints'
import { allowedMethods } from '@/server/platform/http/allowed-methods'
import { errorResponse, HttpError, MESSAGES, notFound } from '@/server/platform/http/errors'

/** Payload's router matches by method first: what no call takes is told apart here, an unknown path from another method. */
const answerElse: PayloadHandler = (req) => {
  const path = (req.routeParams?.['path'] ?? []) as string[]
  const allowed = allowedMethods({ endpoints: CALLS, path: ['v1', ...path] })
  if (allowed.length === 0) return errorResponse(notFound(MESSAGES.notFound))
  // The server reads HEAD as GET under /api/v1.
  const headers = { Allow: allowed.join(', ').replace('GET', 'GET, HEAD') }
  if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  return errorResponse(new HttpError({ status: 405, message: MESSAGES.otherMethod, headers }))
}

const CALLS: Endpoint[] = [
  ...SELECTION_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...EXPEDITION_ENDPOINTS,
  ...MESSAGE_ENDPOINTS,
  ...INTEREST_ENDPOINTS,
  ...accountEndpoints({ findCart: findOwnCart }),
  ...NEWSLETTER_ENDPOINTS,
  ...BOOKING_ENDPOINTS,
  ...CALLBACK_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...DOCUMENTATION_ENDPOINTS,
]

/** All that Payload's router serves under /api/v1, most precise paths first. */
export const API_ENDPOINTS: Endpoint[] = [
  ...CALLS,
  ...(['get', 'post', 'put', 'patch', 'delete', 'options'] as const).map((method) => ({
    method,
    path: '/v1/:path*',
    handler: answerElse,
  })),
]
