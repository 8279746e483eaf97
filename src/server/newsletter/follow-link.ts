import type { PayloadRequest } from 'payload'
import { LIMITS } from '../accounts/limits'
import { withTransaction } from '../db/with-transaction'
import { clientAddressOf } from '../http/client-address'
import { HttpError } from '../http/errors'
import { countCall } from '../http/rate-limit'
import { markSubscribed } from './mark-subscribed'
import { markUnsubscribed } from './mark-unsubscribed'
import { emailToConfirm, emailToUnsubscribe } from './newsletter-links'

export const DEAD_NEWSLETTER_LINK = 'Ce lien a expiré. Inscris-toi de nouveau, en bas de chaque page.'

/** Confirms the subscription that a mail's token names; twice changes nothing. */
export const confirmSubscription = ({ token, req }: { token: string; req: PayloadRequest }): Promise<{ ok: true }> =>
  follow({ email: emailToConfirm(token), act: markSubscribed, req })

/** Ends the subscription that a mail's token names; twice changes nothing. */
export const unsubscribeByLink = ({ token, req }: { token: string; req: PayloadRequest }): Promise<{ ok: true }> =>
  follow({ email: emailToUnsubscribe(token), act: markUnsubscribed, req })

const follow = async ({
  email,
  act,
  req,
}: {
  email: string | null
  act: (args: { req: PayloadRequest; email: string }) => Promise<void>
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.newsletterLinkByClient, key: clientAddressOf(req.headers) })
  if (email === null) throw new HttpError({ status: 422, message: DEAD_NEWSLETTER_LINK })
  await withTransaction(req, () => act({ req, email }))
  return { ok: true }
}
