import {
  confirmNewsletter,
  leaveNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@/contract/newsletter'
import { withTransaction } from '../db/with-transaction'
import { implementRoute } from '../http/implement-route'
import { confirmSubscription, unsubscribeByLink } from './follow-link'
import { markUnsubscribed } from './mark-unsubscribed'
import { subscribe } from './subscribe'

export const NEWSLETTER_ENDPOINTS = [
  implementRoute(subscribeToNewsletter, ({ params, req }) => subscribe({ email: params.email, req })),
  implementRoute(confirmNewsletter, ({ body, req }) => confirmSubscription({ token: body.token, req })),
  implementRoute(unsubscribeFromNewsletter, ({ query, req }) => unsubscribeByLink({ token: query.token, req })),
  implementRoute(leaveNewsletter, async ({ user, req }) => {
    await withTransaction(req, () => markUnsubscribed({ req, email: user.email }))
    return { ok: true as const }
  }),
]
