import { authenticate, type SignIn } from '@/server/features/sign-in/authenticate'
import { openSession } from '@/server/features/sign-in/session/open-session'
import { sessionCookies } from '@/server/features/sign-in/session/session-cookies'
import { linkPendingProvider } from '@/server/features/sign-in/social/pending-link'
import { setCookies } from '@/server/platform/http/set-cookie'
import { logSecurityEvent } from '@/server/platform/log/security-event'

/** Signs in by password; a provider that waited for this password is linked by it. */
export const logInWith = async ({ email, password, req }: SignIn): Promise<{ token: string }> => {
  const { id: userId, hash } = await authenticate({ email, password, req })
  const token = await openSession({ req, userId, openedBy: 'password', provenHash: hash })
  await linkPendingProvider({ req, userId })
  logSecurityEvent({ event: 'sign_in', outcome: 'done', headers: req.headers, userId, detail: 'site, password' })
  setCookies({ req, cookies: sessionCookies({ token, userId }) })
  return { token }
}
