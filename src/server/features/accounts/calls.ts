import type { PayloadRequest } from 'payload'
import {
  changePassword,
  checkEmail,
  checkPasswordLink,
  chooseNewPassword,
  confirmAddress,
  disownAccount,
  getAccount,
  getCurrentSession,
  getUser,
  logIn,
  resetPassword,
  signUp,
  unlinkProvider,
  updateIdentity,
  updateUser,
} from '@/contract/accounts'
import { exportUserData } from '@/contract/personal-data'
import { endOneSession, endOtherSessions, listSessions, proveIdentity } from '@/contract/sessions'
import { implementRoute } from '@/server/platform/http/implement-route'
import { countCall } from '@/server/platform/http/rate-limit'
import { setCookies } from '@/server/platform/http/set-cookie'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { askAgain } from '@/server/platform/payload/ask-again'
import { authenticate, type SignIn } from './authenticate'
import { checkEmailOf } from './check-email'
import { confirmAddressBy, disownAccountBy } from './follow-address-link'
import { LIMITS } from './limits'
import { changePasswordOf } from './password/change-password'
import { checkPasswordLinkOf } from './password/check-password-link'
import { chooseNewPasswordWith } from './password/choose-new-password'
import { requestPasswordReset } from './password/request-reset'
import { exportDataOf } from './profile/export-user-data'
import { presentAccount } from './profile/present-account'
import { presentUser, type FindCart } from './profile/present-user'
import { saveIdentity } from './profile/save-identity'
import { savePhone } from './profile/save-phone'
import { unlinkProviderOf } from './profile/unlink-provider'
import { proveIdentityOf } from './session/identity-proof'
import { openSession } from './session/open-session'
import { endOwnOtherSessions, endOwnSession, listOwnSessions } from './session/own-sessions'
import { renewToken } from './session/renew-token'
import { sessionCookies, endedSessionCookies, readSessionCookie, tokenCookies } from './session/session-cookies'
import { takeFormerCookie } from './session/take-former-cookie'
import { asSignUpAnswer, signUpWith } from './sign-up'
import { linkPendingProvider } from './social/pending-link'

/** A profile shows the unfinished booking: the feature that keeps it is handed in. */
export const accountEndpoints = ({ findCart }: { findCart: FindCart }) => [
  implementRoute(checkEmail, ({ body, req }) => checkEmailOf({ email: body.email, req })),
  implementRoute(logIn, ({ body, req }) => logInWith({ ...body, req })),
  implementRoute(getCurrentSession, ({ req }) => getCurrentToken(req)),
  implementRoute(signUp, ({ body, req }) => signUpWith({ body, req }), { shapeRefusal: asSignUpAnswer }),
  implementRoute(resetPassword, ({ body, req }) => requestPasswordReset({ email: body.email, req })),
  implementRoute(checkPasswordLink, ({ body, req }) => checkPasswordLinkOf({ token: body.token, req })),
  implementRoute(chooseNewPassword, ({ body, req }) => chooseNewPasswordWith({ body, req })),
  implementRoute(confirmAddress, ({ body, req }) => confirmAddressBy({ token: body.token, req })),
  implementRoute(disownAccount, ({ body, req }) => disownAccountBy({ token: body.token, req })),
  implementRoute(getUser, ({ req }) => presentUser({ req, findCart })),
  implementRoute(updateUser, async ({ body, req }) => {
    await savePhone({ phone: body.phone, req })
    return presentUser({ req, findCart })
  }),
  implementRoute(updateIdentity, async ({ body, req }) => {
    await saveIdentity({ body, req })
    return presentUser({ req, findCart })
  }),
  implementRoute(getAccount, ({ req }) => presentAccount(req)),
  implementRoute(changePassword, ({ body, user, req }) => changePasswordOf({ body, user, req })),
  implementRoute(unlinkProvider, ({ params, user, req }) => unlinkProviderOf({ provider: params.provider, user, req })),
  implementRoute(listSessions, ({ user }) => listOwnSessions({ user })),
  implementRoute(endOneSession, ({ params, user, req }) => endOwnSession({ user, sid: params.session, req })),
  implementRoute(endOtherSessions, ({ user, req }) => endOwnOtherSessions({ user, req })),
  implementRoute(proveIdentity, ({ body, user, req }) =>
    proveIdentityOf({ user, password: body.current_password, req }),
  ),
  implementRoute(exportUserData, ({ user, req }) => exportDataOf({ userId: user.id, req })),
]

/** Signs in by password; a provider that waited for this password is linked by it. */
const logInWith = async ({ email, password, req }: SignIn): Promise<{ token: string }> => {
  const { id: userId, hash } = await authenticate({ email, password, req })
  const token = await openSession({ req, userId, openedBy: 'password', provenHash: hash })
  await linkPendingProvider({ req, userId })
  logSecurityEvent({ event: 'sign_in', outcome: 'done', headers: req.headers, userId, detail: 'site, password' })
  setCookies({ req, cookies: sessionCookies({ token, userId }) })
  return { token }
}

/** The token of this browser's session, renewed at an age; the cookies of a session that is over are removed. */
const getCurrentToken = async (req: PayloadRequest): Promise<{ jwt: string | null }> => {
  const token = readSessionCookie(req.headers)
  if (!token) return { jwt: await takeFormerCookie(req) }
  await countCall({ limit: LIMITS.currentByClient, key: clientAddressOf(req.headers) })
  if (!req.user && isFromElsewhere(req.headers)) return { jwt: null }
  // Payload knows the cookie only with Fetch Metadata or the site's own origin. Browsers send neither over plain http to
  // another host name: there the cookie came all the same, and no other site reads the answer.
  const bearer = new Headers({ authorization: `Bearer ${token}` })
  const user = req.user ?? (await askAgain({ payload: req.payload, headers: bearer }))
  if (!user) {
    setCookies({ req, cookies: endedSessionCookies() })
    return { jwt: null }
  }
  const renewed = await renewToken({ req, user, token })
  if (renewed) setCookies({ req, cookies: tokenCookies({ token: renewed, userId: user.id }) })
  return { jwt: renewed ?? token }
}

const isFromElsewhere = (headers: Headers): boolean => {
  const origin = headers.get('origin')
  if (headers.get('sec-fetch-site') === 'cross-site') return true
  return origin !== null && !(URL.canParse(origin) && new URL(origin).host === headers.get('host'))
}
