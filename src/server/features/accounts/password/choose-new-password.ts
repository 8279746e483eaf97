import type { PayloadRequest } from 'payload'
import { LIMITS } from '@/server/features/sign-in/limits'
import { openSessionOrAsk } from '@/server/features/sign-in/session/open-session-or-ask'
import { deviceCookie, sessionCookies } from '@/server/features/sign-in/session/session-cookies'
import { endProviders } from '@/server/features/sign-in/social/end-providers'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { setCookies } from '@/server/platform/http/set-cookie'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { proveAddress } from '../prove-address'
import { deadLink } from './password-link'
import { refuseWeakPassword, setPassword } from './set-password'

/**
 * Sets the password of a reset link and signs in: until here the old one works, from here all other sessions are over, and
 * no provider that was linked before opens the account.
 * A null token for who is asked a second factor: they sign in by the team's page.
 */
export const chooseNewPasswordWith = async ({
  body,
  req,
}: {
  body: { token: string; password: string }
  req: PayloadRequest
}): Promise<{ token: string | null }> => {
  await countCall({ limit: LIMITS.newPasswordByClient, key: clientAddressOf(req.headers) })
  refuseWeakPassword(body.password)
  const { userId, token } = await withTransaction(req, async () => {
    const userId = await takeLink({ req, token: body.token })
    await setPassword({ req, userId, password: body.password })
    await endProviders({ req, userId })
    return { userId, token: (await openSessionOrAsk({ req, userId, openedBy: 'link' })).token }
  })
  logSecurityEvent({ event: 'password_changed', outcome: 'done', headers: req.headers, userId, detail: 'by link' })
  // Who is asked a second factor has no session yet: their browser is known from now on, and strangers cannot keep it out.
  setCookies({ req, cookies: token === null ? [deviceCookie(userId)] : sessionCookies({ token, userId }) })
  return { token }
}

/** Of two uses at once the second waits here, then finds nothing. */
const takeLink = async ({ req, token }: { req: PayloadRequest; token: string }): Promise<number> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    delete from password_resets where token_hash = ${hashLinkToken(token)} and expires_at > now() returning user_id`)
  const userId = rows[0]?.['user_id']
  if (typeof userId !== 'number') {
    throw deadLink()
  }
  // The link came by mail: the address is its owner's.
  await proveAddress({ req, userId })
  return userId
}
