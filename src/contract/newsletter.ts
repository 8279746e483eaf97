import * as z from 'zod/mini'
import { MailToken } from './address-parameters'
import { Email } from './accounts'
import { SUBSCRIPTION, SUBSCRIPTION_END } from './addresses'
import { definePanelRoute, defineRoute } from './define-route'

const group = 'Newsletter'
const Ok = z.object({ ok: z.literal(true) })
/** Where it stands: `pending` until the link of a mail is opened, and of any address but the caller’s own proven one. */
const Subscription = z.object({ ok: z.literal(true), status: z.enum(['subscribed', 'pending']) })

export const subscribeToNewsletter = defineRoute({
  ...SUBSCRIPTION,
  group,
  auth: 'public',
  summary: 'Subscribe to the newsletter',
  description:
    'Subscribes an address: a mail asks to confirm it, unless it is the confirmed address of the signed-in user.',
  params: z.object({
    email: Email.check(z.meta({ description: 'The address that subscribes.', example: 'camille@example.fr' })),
  }),
  paramsAreValues: true,
  response: Subscription,
})

export const leaveNewsletter = defineRoute({
  ...SUBSCRIPTION_END,
  group,
  auth: 'user',
  summary: 'Leave the newsletter',
  description: 'Ends the subscription of the signed-in user.',
  response: Ok,
})

export const confirmNewsletter = defineRoute({
  method: 'post',
  path: '/v1/newsletter/confirmation',
  group,
  auth: 'public',
  summary: 'Confirm a subscription',
  description: 'Confirms the address of a subscription, with the token of its mail.',
  body: z.strictObject({ token: MailToken }),
  response: Ok,
})

export const endNewsletter = defineRoute({
  method: 'post',
  path: '/v1/newsletter/unsubscription',
  group,
  auth: 'public',
  summary: 'Unsubscribe by the link of a mail',
  description: 'Unsubscribes by the token of a mail, which its page sends.',
  body: z.strictObject({ token: MailToken }),
  response: Ok,
})

export const unsubscribeInOneClick = defineRoute({
  method: 'post',
  path: '/v1/newsletter/unsubscribe/:token',
  group,
  auth: 'public',
  summary: 'Unsubscribe in one click',
  description:
    'Unsubscribes by the token of a mail. Mail programs post here by themselves (RFC 8058): no body is read.',
  params: z.object({ token: MailToken }),
  paramsAreValues: true,
  response: Ok,
})

export const unsubscribeFromNewsletter = defineRoute({
  method: 'post',
  path: '/v1/newsletter/unsubscribe',
  group,
  auth: 'public',
  summary: 'Unsubscribe, as older mails do',
  description: 'The same, by the address that mails carried before their tokens left the query.',
  query: z.object({ token: MailToken }),
  response: Ok,
})

/** The addresses that agreed to the newsletter and did not leave it, with the proof of each and a link by which it leaves. */
export const getConsentedFile = definePanelRoute({
  method: 'get',
  path: '/newsletter/consented.csv',
  auth: 'marketing',
  file: 'text/csv; charset=utf-8',
  response: z.object({ filename: z.string(), content: z.string() }),
})
