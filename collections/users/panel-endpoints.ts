import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { authenticate } from '@/server/accounts/authenticate'
import { requestPasswordReset } from '@/server/accounts/password/request-reset'
import { endSession } from '@/server/accounts/session/end-session'
import { openSession } from '@/server/accounts/session/open-session'
import { renewSession } from '@/server/accounts/session/renew-session'
import { endedSessionCookies, SESSION_SECONDS, sessionCookies } from '@/server/accounts/session/session-cookies'
import { HttpError } from '@/server/http/errors'
import { setCookies } from '@/server/http/set-cookie'
import { refuseForeignOrigin } from '@/server/http/refuse-foreign-origin'
import { BACK_OFFICE_ROLES, type Role } from '@/domain/roles'

export const CUSTOMERS_STAY_OUT =
  'Cet espace est réservé à l’équipe de l’agence. Pour tes réservations, connecte-toi depuis le site.'

/**
 * The panel's own sign-in, in place of Payload's: the same limits, sessions and mails as on the site. Payload's write
 * back the whole user, wait for the mail server inside a transaction and keep reset tokens in clear.
 */
export const PANEL_ENDPOINTS: Endpoint[] = [
  { method: 'post', path: '/login', handler: (req) => answer(req, () => logIn(req)) },
  { method: 'post', path: '/logout', handler: (req) => answer(req, () => logOut(req)) },
  { method: 'post', path: '/refresh-token', handler: (req) => answer(req, () => refresh(req)) },
  { method: 'post', path: '/forgot-password', handler: (req) => answer(req, () => forgotPassword(req)) },
  { method: 'post', path: '/reset-password', handler: () => Response.json({ errors: [] }, { status: 404 }) },
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
    throw new HttpError({ status: 403, message: CUSTOMERS_STAY_OUT })
  }
  const { id, role, first_name } = account
  const token = await openSession({ req, userId: id })
  setCookies({ req, cookies: sessionCookies({ token, userId: id }) })
  const user = { id, email: account.email, role, first_name, collection: 'users' }
  return { message: req.t('authentication:passed'), token, exp: inAWeek(), user }
}

const logOut = async (req: PayloadRequest): Promise<object> => {
  if (req.user) await endSession({ req, userId: req.user.id, sid: sidOf(req) })
  setCookies({ req, cookies: endedSessionCookies() })
  return { message: req.t('authentication:logoutSuccessful') }
}

const refresh = async (req: PayloadRequest): Promise<object> => {
  const token = req.user ? await renewSession({ req, user: req.user, sid: sidOf(req) }) : null
  if (!req.user || !token) throw new HttpError({ status: 403, message: req.t('error:tokenInvalidOrExpired') })
  setCookies({ req, cookies: sessionCookies({ token, userId: req.user.id }) })
  const { id, email, role, first_name } = req.user
  return {
    message: req.t('authentication:tokenRefreshSuccessful'),
    refreshedToken: token,
    exp: inAWeek(),
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
  return {
    email: typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '',
    password: typeof password === 'string' ? password.slice(0, 1024) : '',
  }
}

const sidOf = ({ user }: PayloadRequest): string =>
  user && '_sid' in user && typeof user._sid === 'string' ? user._sid : ''

const inAWeek = (): number => Math.floor(Date.now() / 1000) + SESSION_SECONDS
