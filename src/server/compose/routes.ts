import type { Endpoint } from 'payload'
import { ACCOUNT_ENDPOINTS } from '@/server/features/accounts/calls'
import { BOOKING_ENDPOINTS } from '@/server/features/booking/calls'
import { SELECTION_ENDPOINTS } from '@/server/features/catalogue/editorial/calls'
import { EXPEDITION_ENDPOINTS } from '@/server/features/catalogue/expeditions/calls'
import { REVIEW_ENDPOINTS } from '@/server/features/catalogue/reviews/calls'
import { INTEREST_ENDPOINTS } from '@/server/features/interests/calls'
import { MESSAGE_ENDPOINTS } from '@/server/features/messages/calls'
import { NEWSLETTER_ENDPOINTS } from '@/server/features/newsletter/calls'
import { SEARCH_ENDPOINTS } from '@/server/features/search/calls'
import { DOCUMENTATION_ENDPOINTS } from '@/server/platform/documentation/endpoints'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

const UNKNOWN_PATHS: Endpoint[] = (['get', 'post', 'put', 'patch', 'delete'] as const).map((method) => ({
  method,
  path: '/v1/:path*',
  handler: () => errorResponse(notFound(MESSAGES.notFound)),
}))

/** All that Payload's router serves under /api/v1, most precise paths first. */
export const API_ENDPOINTS: Endpoint[] = [
  ...SELECTION_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...EXPEDITION_ENDPOINTS,
  ...MESSAGE_ENDPOINTS,
  ...INTEREST_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...NEWSLETTER_ENDPOINTS,
  ...BOOKING_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...DOCUMENTATION_ENDPOINTS,
  ...UNKNOWN_PATHS,
]
