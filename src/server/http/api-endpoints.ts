import type { Endpoint } from 'payload'
import { ACCOUNT_ENDPOINTS } from '../accounts/endpoints'
import { BOOKING_ENDPOINTS } from '../booking/endpoints'
import { DOCUMENTATION_ENDPOINTS } from '../documentation/endpoints'
import { EXPEDITION_ENDPOINTS } from '../expeditions/endpoints'
import { INTEREST_ENDPOINTS } from '../interests/endpoints'
import { MESSAGE_ENDPOINTS } from '../messages/endpoints'
import { NEWSLETTER_ENDPOINTS } from '../newsletter/endpoints'
import { REVIEW_ENDPOINTS } from '../reviews/endpoints'
import { SEARCH_ENDPOINTS } from '../search/endpoints'
import { SELECTION_ENDPOINTS } from '../selections/endpoints'
import { errorResponse, MESSAGES, notFound } from './errors'

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
