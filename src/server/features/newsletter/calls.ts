import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import {
  confirmNewsletter,
  endNewsletter,
  leaveNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
  unsubscribeInOneClick,
} from '@/contract/newsletter'
import { queryOne } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { askToConfirm } from './ask-to-confirm'
import { LIMITS } from './limits'
import { emailToConfirm, emailToUnsubscribe } from './newsletter-links'

export const NEWSLETTER_ENDPOINTS = [
  implementRoute(subscribeToNewsletter, ({ params, req }) => subscribe({ email: params.email, req })),
  implementRoute(confirmNewsletter, ({ body, req }) => confirmSubscription({ token: body.token, req })),
  implementRoute(endNewsletter, ({ body, req }) => unsubscribeByLink({ token: body.token, req })),
  implementRoute(unsubscribeInOneClick, ({ params, req }) => unsubscribeByLink({ token: params.token, req })),
  implementRoute(unsubscribeFromNewsletter, ({ query, req }) => unsubscribeByLink({ token: query.token, req })),
  implementRoute(leaveNewsletter, ({ user, req }) => leave({ email: user.email, req })),
]

/** Ends the subscription of who is signed in; twice changes nothing. */
const leave = async ({ email, req }: { email: string; req: PayloadRequest }): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.linkByClient, key: clientAddressOf(req.headers) })
  await withTransaction(req, () => markUnsubscribed({ req, email }))
  return { ok: true }
}

type Subscription = OutputOf<typeof subscribeToNewsletter.response>
type Account = { id: number; is_proven: boolean }

const IS_PROVEN =
  'select id, email_verified_at is not null as is_proven from users where id = $1 and deleted_at is null'

/** Subscribes an address: at once when it is the proven one of who is signed in, else once its mail is confirmed. */
const subscribe = async ({ email, req }: { email: string; req: PayloadRequest }): Promise<Subscription> => {
  await countCall({ limit: LIMITS.subscribeByClient, key: clientAddressOf(req.headers) })
  const isOwn = req.user?.email.toLowerCase() === email
  const account = isOwn ? await queryOne<Account>(IS_PROVEN, [req.user?.id]) : null
  if (account?.is_proven) {
    await withTransaction(req, () => markSubscribed({ req, email }))
    return { ok: true, status: 'subscribed' }
  }
  await countCall({ limit: LIMITS.confirmationMailByAddress, key: email })
  await withTransaction(req, () => askToConfirm({ req, email, userId: account?.id }))
  // Whoever asks learns nothing of an address that is not theirs: it may be subscribed already.
  return { ok: true, status: 'pending' }
}

const DEAD_CONFIRMATION = 'Ce lien a expiré. Inscris-toi de nouveau, en bas de chaque page.'
const DEAD_UNSUBSCRIPTION =
  'Ce lien n’est pas complet. Ouvre-le de nouveau depuis la newsletter, ou écris-nous : on te désinscrit.'

/** Confirms the subscription that a mail's token names; twice changes nothing. */
const confirmSubscription = ({ token, req }: { token: string; req: PayloadRequest }): Promise<{ ok: true }> =>
  follow({ email: emailToConfirm(token), refusal: DEAD_CONFIRMATION, act: markSubscribed, req })

/** Ends the subscription that a mail's token names; twice changes nothing. */
const unsubscribeByLink = ({ token, req }: { token: string; req: PayloadRequest }): Promise<{ ok: true }> =>
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

/** Ends the subscription of an address, and that of its account. Inside the caller's transaction. */
const markUnsubscribed = async ({ req, email }: { req: PayloadRequest; email: string }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update newsletter_subscribers set status = 'unsubscribed', updated_at = now() where lower(email) = lower(${email})`)
  await transaction.execute(sql`update users set newsletter = false where lower(email) = lower(${email})`)
}

/** Subscribes a proven address, and the account that has it, whoever opened that one. Inside the caller's transaction. */
const markSubscribed = async ({ req, email }: { req: PayloadRequest; email: string }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into newsletter_subscribers (email, status, user_id)
    values (${email}, 'subscribed', (select id from users where lower(email) = lower(${email}) and deleted_at is null))
    on conflict (email) do update set
      status = 'subscribed', user_id = coalesce(newsletter_subscribers.user_id, excluded.user_id), updated_at = now()`)
  await transaction.execute(sql`
    update users set newsletter = true where lower(email) = lower(${email}) and deleted_at is null`)
}
