import type { PayloadRequest } from 'payload'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { countCall } from '@/server/platform/http/rate-limit'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from '../limits'
import { readManagedAccount } from './read-managed-account'

/** Has a link to choose a password sent to the address of an account: the agency for customers, administrators for all. */
export const sendPasswordLink = async ({ id, req }: { id: number; req: PayloadRequest }): Promise<{ ok: true }> => {
  const event = 'password_reset_asked'
  const { email } = await readManagedAccount({ id, event, req })
  await countCall({ limit: LIMITS.resetByAddress, key: email })
  await withTransaction(req, () => enqueueMail({ req, mail: { template: 'reset_password', userId: id } }))
  const { headers, user } = req
  logSecurityEvent({ event, outcome: 'done', headers, userId: user?.id, target: `users/${String(id)}` })
  return { ok: true }
}
