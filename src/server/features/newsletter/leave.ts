import type { PayloadRequest } from 'payload'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from './limits'
import { markUnsubscribed } from './subscriptions'

/** Ends the subscription of who is signed in; twice changes nothing. */
export const leave = async ({ email, req }: { email: string; req: PayloadRequest }): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.linkByClient, key: clientAddressOf(req.headers) })
  await withTransaction(req, () => markUnsubscribed({ req, email }))
  return { ok: true }
}
