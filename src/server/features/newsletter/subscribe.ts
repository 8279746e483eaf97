import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { subscribeToNewsletter } from '@/contract/newsletter'
import { queryOne } from '@/server/platform/db/pool'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from './limits'
import { askToConfirm, markSubscribed } from './subscriptions'

type Subscription = OutputOf<typeof subscribeToNewsletter.response>
type Account = { id: number; is_proven: boolean }

const IS_PROVEN =
  'select id, email_verified_at is not null as is_proven from users where id = $1 and deleted_at is null'

/** Subscribes an address: at once when it is the proven one of who is signed in, else once its mail is confirmed. */
export const subscribe = async ({ email, req }: { email: string; req: PayloadRequest }): Promise<Subscription> => {
  await countCall({ limit: LIMITS.subscribeByClient, key: clientAddressOf(req.headers) })
  const isOwn = req.user?.email.toLowerCase() === email
  const account = isOwn ? await queryOne<Account>(IS_PROVEN, [req.user?.id]) : null
  if (account?.is_proven) {
    await withTransaction(req, () => markSubscribed({ req, email, way: 'account' }))
    return { ok: true, status: 'subscribed' }
  }
  await withTransaction(req, () => askToConfirm({ req, email, userId: account?.id }))
  // Whoever asks learns nothing of an address that is not theirs: it may be subscribed already.
  return { ok: true, status: 'pending' }
}
