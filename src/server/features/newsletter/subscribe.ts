import type { PayloadRequest } from 'payload'
import { LIMITS } from '@/server/features/accounts/limits'
import { findAccount } from '@/server/features/accounts/find-account'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { countCall } from '@/server/platform/http/rate-limit'
import { askToConfirm } from './ask-to-confirm'
import { markSubscribed } from './mark-subscribed'

/** Subscribes an address: at once when it is the proven one of who is signed in, else once its mail is confirmed. */
export const subscribe = async ({ email, req }: { email: string; req: PayloadRequest }): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.subscribeByClient, key: clientAddressOf(req.headers) })
  const isOwn = req.user?.email.toLowerCase() === email
  const account = isOwn ? await findAccount(email) : null
  if (account?.email_verified_at) {
    await withTransaction(req, () => markSubscribed({ req, email }))
    return { ok: true }
  }
  await countCall({ limit: LIMITS.confirmationMailByAddress, key: email })
  await withTransaction(req, () => askToConfirm({ req, email, userId: account?.id }))
  return { ok: true }
}
