import type { PayloadRequest } from 'payload'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from './limits'
import { emailToConfirm, emailToUnsubscribe } from './newsletter-links'
import { markSubscribed, markUnsubscribed } from './subscriptions'

export const DEAD_CONFIRMATION = 'Ce lien a expiré. Inscris-toi de nouveau, en bas de chaque page.'
export const DEAD_UNSUBSCRIPTION =
  'Ce lien n’est pas complet. Ouvre-le de nouveau depuis la newsletter, ou écris-nous : on te désinscrit.'

/** Confirms the subscription that a mail's token names; twice changes nothing. */
export const confirmSubscription = ({ token, req }: { token: string; req: PayloadRequest }): Promise<{ ok: true }> =>
  follow({
    email: emailToConfirm(token),
    refusal: DEAD_CONFIRMATION,
    act: (args) => markSubscribed({ ...args, way: 'mail' }),
    req,
  })

/** Ends the subscription that a mail's token names; twice changes nothing. */
export const unsubscribeByLink = ({ token, req }: { token: string; req: PayloadRequest }): Promise<{ ok: true }> =>
  follow({ email: emailToUnsubscribe(token), refusal: DEAD_UNSUBSCRIPTION, act: markUnsubscribed, req })

const follow = async ({
  email,
  refusal,
  act,
  req,
}: {
  email: string | null
  /** Said of a link that names nobody. */
  refusal: string
  act: (args: { req: PayloadRequest; email: string }) => Promise<void>
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.linkByClient, key: clientAddressOf(req.headers) })
  if (email === null) throw new HttpError({ status: 422, message: refusal })
  await withTransaction(req, () => act({ req, email }))
  return { ok: true }
}
