import type { PayloadRequest } from 'payload'
import { findAccount } from '@/server/features/sign-in/find-account'
import { LIMITS } from '@/server/features/sign-in/limits'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'

const BY_THE_LAST_LINK =
  'Le dernier lien que tu as reçu sert encore\u00a0: cherche-le dans ta boîte mail, parmi les indésirables aussi.'

/**
 * Has a link to choose a new password sent, and answers the same for an unknown address. The mail is the worker's: it
 * draws the token as it sends, so that the database never holds it in clear and the answer's time tells nothing.
 */
export const requestPasswordReset = async ({
  email,
  req,
}: {
  email: string
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.resetByClient, key: clientAddressOf(req.headers) })
  await countCall({ limit: LIMITS.resetByAddress, key: email, advice: BY_THE_LAST_LINK })
  const account = await findAccount(email)
  await withTransaction(req, async () => {
    if (account) await enqueueMail({ req, mail: { template: 'reset_password', userId: account.id } })
  })
  const target = account ? `users/${String(account.id)}` : undefined
  logSecurityEvent({ event: 'password_reset_asked', outcome: 'done', headers: req.headers, target })
  return { ok: true }
}
