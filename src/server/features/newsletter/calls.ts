import {
  confirmNewsletter,
  endNewsletter,
  getConsentedFile,
  leaveNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
  unsubscribeInOneClick,
} from '@/contract/newsletter'
import { implementRoute } from '@/server/platform/http/implement-route'
import { exportConsented } from './export-consented'
import { confirmSubscription, unsubscribeByLink } from './follow-link'
import { leave } from './leave'
import { subscribe } from './subscribe'

export const NEWSLETTER_ENDPOINTS = [
  implementRoute(subscribeToNewsletter, ({ params, req }) => subscribe({ email: params.email, req })),
  implementRoute(confirmNewsletter, ({ body, req }) => confirmSubscription({ token: body.token, req })),
  implementRoute(endNewsletter, ({ body, req }) => unsubscribeByLink({ token: body.token, req })),
  implementRoute(unsubscribeInOneClick, ({ params, req }) => unsubscribeByLink({ token: params.token, req })),
  implementRoute(unsubscribeFromNewsletter, ({ query, req }) => unsubscribeByLink({ token: query.token, req })),
  implementRoute(leaveNewsletter, ({ user, req }) => leave({ email: user.email, req })),
]

/** Those of the panel, which stand below no collection. */
export const NEWSLETTER_PANEL_ENDPOINTS = [
  implementRoute(getConsentedFile, ({ req, user }) => exportConsented({ req, userId: user.id })),
]
