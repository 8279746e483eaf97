import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { authenticate } from '@/server/features/accounts/authenticate'
import { requestPasswordReset } from '@/server/features/accounts/password/request-reset'
import { endedPendingSignInCookie, pendingSignInCookie } from '@/server/features/accounts/second-factor/pending-sign-in'
import { endSession } from '@/server/features/accounts/session/end-session'
import { leaveBrowser } from '@/server/features/accounts/session/leave-browser'
import { openSessionOrAsk } from '@/server/features/accounts/session/open-session-or-ask'
import { renewSession } from '@/server/features/accounts/session/renew-session'
import { sessionCookies, tokenCookies } from '@/server/features/accounts/session/session-cookies'
import { sessionIdOf } from '@/server/platform/payload/session-use'
import { tokenTimes } from '@/server/platform/payload/token-times'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { setCookies } from '@/server/platform/http/set-cookie'
import { refuseForeignOrigin } from '@/server/platform/http/refuse-foreign-origin'
import { refuseUnwritable } from '@/server/platform/http/refuse-unwritable'
import { BACK_OFFICE_ROLES, type Role } from '@/domain/roles'

export const CUSTOMERS_STAY_OUT =
  'Cet espace est réservé à l’équipe de l’agence. Pour tes réservations, connecte-toi depuis le site.'

/** Payload's calls that are nobody's here: the first account is made by a command, passwords are chosen by our links. */
const CLOSED_CALLS = ['/reset-password', '/first-register', '/unlock', '/verify/:id', '/:id/api-key/reveal'] as const

const closed = (): Response => Response.json({ errors: [{ message: MESSAGES.notFound }] }, { status: 404 })

/**
 * The panel's own sign-in, in place of Payload's: the same limits, sessions and mails as on the site. Payload's write
 * back the whole user, wait for the mail server inside a transaction and keep reset tokens in clear.
 */
export const PANEL_ENDPOINTS: Endpoint[] = [
  { method: 'post', path: '/login', handler: (req) => answer(req, () => logIn(req)) },
  { method: 'post', path: '/logout', handler: (req) => answer(req, () => logOut(req)) },
  { method: 'post', path: '/refresh-token', handler: (req) => answer(req, () => refresh(req)) },
  { method: 'post', path: '/forgot-password', handler: (req) => answer(req, () => forgotPassword(req)) },
  ...CLOSED_CALLS.map((path): Endpoint => ({ method: 'post', path, handler: closed })),
]

const answer = async (req: PayloadRequest, act: () => Promise<object>): Promise<Response> => {
  try {
    refuseForeignOrigin(req.headers)
    return Response.json(await act(), { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // The panel reads Payload's shape of errors.
    const { message, status, headers } = error
    return Response.json({ errors: [{ message }] }, { status, headers })
  }
}

const logIn = async (req: PayloadRequest): Promise<object> => {
  const { email, password } = await readCredentials(req)
  const account = await authenticate({ email, password, req })
  if (!BACK_OFFICE_ROLES.some((role: Role) => role === account.role)) {
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
  const user = { id, email: account.email, role, first_name, collection: 'users' }
  return { message: req.t('authentication:passed'), token, exp: tokenTimes(token).exp, user }
}

const logOut = async (req: PayloadRequest): Promise<object> => {
  if (req.user) {
    await endSession({ req, userId: req.user.id, sid: sessionIdOf(req.user) })
    logSecurityEvent({ event: 'sign_out', outcome: 'done', headers: req.headers, userId: req.user.id, detail: 'panel' })
  }
  leaveBrowser(req)
  setCookies({ req, cookies: [endedPendingSignInCookie()] })
  return { message: req.t('authentication:logoutSuccessful') }
}

const refresh = async (req: PayloadRequest): Promise<object> => {
  const token = req.user ? await renewSession({ req, user: req.user, sid: sessionIdOf(req.user) }) : null
  if (!req.user || !token) throw new HttpError({ status: 403, message: req.t('error:tokenInvalidOrExpired') })
  setCookies({ req, cookies: tokenCookies({ token, userId: req.user.id }) })
  const { id, email, role, first_name } = req.user
  return {
    message: req.t('authentication:tokenRefreshSuccessful'),
    refreshedToken: token,
    exp: tokenTimes(token).exp,
    setCookie: true,
    user: { id, email, role, first_name, collection: 'users', _strategy: 'local-jwt' },
  }
}

const forgotPassword = async (req: PayloadRequest): Promise<object> => {
  const { email } = await readCredentials(req)
  await requestPasswordReset({ email, req })
  return { message: req.t('general:success') }
}

const readCredentials = async (req: PayloadRequest): Promise<{ email: string; password: string }> => {
  await addDataAndFileToRequest(req)
  const { email, password } = req.data ?? {}
  refuseUnwritable({ body: { email, password } })
  return {
    email: typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '',
    password: typeof password === 'string' ? password.slice(0, 1024) : '',
  }
}
