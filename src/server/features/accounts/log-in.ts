import { setCookies } from '@/server/platform/http/set-cookie'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { authenticate, type SignIn } from './authenticate'
import { openSession } from './session/open-session'
import { sessionCookies } from './session/session-cookies'
import { linkPendingProvider } from './social/pending-link'

/** Signs in by password; a provider that waited for this password is linked by it. */
export const logInWith = async ({ email, password, req }: SignIn): Promise<{ token: string }> => {
  const { id: userId, hash } = await authenticate({ email, password, req })
  const token = await openSession({ req, userId, openedBy: 'password', provenHash: hash })
  await linkPendingProvider({ req, userId })
  logSecurityEvent({ event: 'sign_in', outcome: 'done', headers: req.headers, userId, detail: 'site, password' })
  setCookies({ req, cookies: sessionCookies({ token, userId }) })
  return { token }
}
