import * as z from 'zod/mini'
import { Email } from './accounts'
import { SUBSCRIPTION, SUBSCRIPTION_END } from './addresses'
import { defineRoute } from './define-route'

const group = 'Newsletter'
const Ok = z.object({ ok: z.literal(true) })
/** Where it stands: `pending` until the link of a mail is opened, and of any address but the caller’s own proven one. */
const Subscription = z.object({ ok: z.literal(true), status: z.enum(['subscribed', 'pending']) })

/** Subscribes an address: a mail asks to confirm it, unless it is the proven address of who is signed in. */
export const subscribeToNewsletter = defineRoute({
  ...SUBSCRIPTION,
  group,
  auth: 'public',
  summary: 'Subscribe to the newsletter',
  params: z.object({ email: Email }),
  paramsAreValues: true,
  response: Subscription,
})

/** Ends the subscription of the signed-in user. */
export const leaveNewsletter = defineRoute({
  ...SUBSCRIPTION_END,
  group,
  auth: 'user',
  summary: 'Leave the newsletter',
  response: Ok,
})

/** Confirms the address of a subscription, with the token of its mail. */
export const confirmNewsletter = defineRoute({
  method: 'post',
  path: '/v1/newsletter/confirmation',
  group,
  auth: 'public',
  summary: 'Confirm a subscription',
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)) }),
  response: Ok,
})

/** Unsubscribes by the token of a mail, which its page sends. */
export const endNewsletter = defineRoute({
  method: 'post',
  path: '/v1/newsletter/unsubscription',
  group,
  auth: 'public',
  summary: 'Unsubscribe by the link of a mail',
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)) }),
  response: Ok,
})

/** Unsubscribes by the token of a mail. Mail programs post here by themselves (RFC 8058): no body is read. */
export const unsubscribeInOneClick = defineRoute({
  method: 'post',
  path: '/v1/newsletter/unsubscribe/:token',
  group,
  auth: 'public',
  summary: 'Unsubscribe in one click',
  params: z.object({ token: z.string().check(z.maxLength(1000)) }),
  paramsAreValues: true,
  response: Ok,
})

/** The same, by the address that mails carried before their tokens left the query. */
export const unsubscribeFromNewsletter = defineRoute({
  method: 'post',
  path: '/v1/newsletter/unsubscribe',
  group,
  auth: 'public',
  summary: 'Unsubscribe, as older mails do',
  query: z.object({ token: z.string().check(z.maxLength(1000)) }),
  response: Ok,
})
