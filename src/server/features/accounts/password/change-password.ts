import type { PayloadRequest } from 'payload'
import { findAccount } from '@/server/features/sign-in/find-account'
import { refuseWrongPassword } from '@/server/features/sign-in/password/refuse-wrong-password'
import { takeProof } from '@/server/features/sign-in/session/identity-proof'
import { openSession } from '@/server/features/sign-in/session/open-session'
import { sessionCookies } from '@/server/features/sign-in/session/session-cookies'
import { endProviders } from '@/server/features/sign-in/social/end-providers'
import { setCookies } from '@/server/platform/http/set-cookie'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { refuseWeakPassword, setPassword } from './set-password'

/**
 * Changes the password of the signed-in user, or gives a first one, and signs out everywhere else; the linked providers
 * stay unless their end is asked for too.
 */
export const changePasswordOf = async ({
  user,
  body,
  req,
}: {
  user: NonNullable<PayloadRequest['user']>
  body: { current_password: string; password: string; end_providers: boolean }
  req: PayloadRequest
}): Promise<{ token: string }> => {
  refuseWeakPassword(body.password)
  const account = await findAccount(user.email)
  // A first password is a way in that stays: whoever found a session open may not choose it.
  if (!account?.hash) await takeProof(user)
  else {
    const { current_password: password } = body
    await refuseWrongPassword({ account, userId: user.id, password, event: 'password_changed' })
  }
  const token = await withTransaction(req, async () => {
    await setPassword({ req, userId: user.id, password: body.password })
    if (body.end_providers) await endProviders({ req, userId: user.id })
    const secondFactor = { userId: user.id, by: 'open_session' } as const
    return openSession({ req, userId: user.id, openedBy: 'password', isSignIn: false, secondFactor })
  })
  logSecurityEvent({ event: 'password_changed', outcome: 'done', headers: req.headers, userId: user.id })
  setCookies({ req, cookies: sessionCookies({ token, userId: user.id }) })
  return { token }
}
