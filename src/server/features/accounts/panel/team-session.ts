import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { logInToPanel, renewPanelSession } from '@/contract/panel-sign-in'
import { isTeamRole } from '@/domain/accounts/roles'
import { authenticate, type SignIn } from '@/server/features/sign-in/authenticate'
import { endedPendingSignInCookie, pendingSignInCookie } from '@/server/features/sign-in/second-factor/pending-sign-in'
import { endSession } from '@/server/features/sign-in/session/end-session'
import { leaveBrowser } from '@/server/features/sign-in/session/leave-browser'
import { openSessionOrAsk } from '@/server/features/sign-in/session/open-session-or-ask'
import { renewSession } from '@/server/features/sign-in/session/renew-session'
import { sessionCookies, tokenCookies } from '@/server/features/sign-in/session/session-cookies'
import { HttpError } from '@/server/platform/http/errors'
import { sessionIdOf } from '@/server/platform/http/session-use'
import { setCookies } from '@/server/platform/http/set-cookie'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { tokenTimes } from '@/server/platform/payload/token-times'

export const CUSTOMERS_STAY_OUT =
  'Cet espace est réservé à l’équipe de l’agence. Pour tes réservations, connecte-toi depuis le site.'

/** Signs a member of the team in to the panel, or says what stands beside the password; 403 for customers. */
export const logInTeam = async ({
  email,
  password,
  req,
}: SignIn): Promise<OutputOf<(typeof logInToPanel)['response']>> => {
  const account = await authenticate({ email, password, req })
  if (!isTeamRole(account.role)) {
    logSecurityEvent({
      event: 'sign_in',
      outcome: 'refused',
      headers: req.headers,
      userId: account.id,
      detail: 'panel, customer',
    })
    throw new HttpError({ status: 403, message: CUSTOMERS_STAY_OUT })
  }
  const { id, role, first_name } = account
  const { token, asked } = await openSessionOrAsk({ req, userId: id, openedBy: 'password', provenHash: account.hash })
  if (asked) {
    setCookies({ req, cookies: [pendingSignInCookie({ userId: id, by: 'password' })] })
    return { second_factor: asked }
  }
  setCookies({ req, cookies: sessionCookies({ token, userId: id }) })
  logSecurityEvent({ event: 'sign_in', outcome: 'done', headers: req.headers, userId: id, detail: 'panel, password' })
  const user = { id, email: account.email, role, first_name, collection: 'users' } as const
  return { message: req.t('authentication:passed'), token, exp: tokenTimes(token).exp, user }
}

type Present = { user: PayloadRequest['user']; req: PayloadRequest }

/** Ends the session, and whatever sign-in this browser was at. */
export const logOutTeam = async ({ user, req }: Present): Promise<{ message: string }> => {
  if (user) {
    await endSession({ req, userId: user.id, sid: sessionIdOf(user) })
    logSecurityEvent({ event: 'sign_out', outcome: 'done', headers: req.headers, userId: user.id, detail: 'panel' })
  }
  leaveBrowser(req)
  setCookies({ req, cookies: [endedPendingSignInCookie()] })
  return { message: req.t('authentication:logoutSuccessful') }
}

/** A new token for the session; 403 without one. */
export const renewTeamSession = async ({
  user,
  req,
}: Present): Promise<OutputOf<(typeof renewPanelSession)['response']>> => {
  const token = user ? await renewSession({ req, user, sid: sessionIdOf(user) }) : null
  if (!user || !token) throw new HttpError({ status: 403, message: req.t('error:tokenInvalidOrExpired') })
  setCookies({ req, cookies: tokenCookies({ token, userId: user.id }) })
  const { id, email, role, first_name } = user
  return {
    message: req.t('authentication:tokenRefreshSuccessful'),
    refreshedToken: token,
    exp: tokenTimes(token).exp,
    setCookie: true,
    user: { id, email, role, first_name, collection: 'users', _strategy: 'local-jwt' },
  }
}
