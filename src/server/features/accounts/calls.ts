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
  sendAddressLink,
  signUp,
  unlinkProvider,
  updateIdentity,
  updateUser,
} from '@/contract/accounts'
import { exportUserData } from '@/contract/personal-data'
import { endOneSession, endOtherSessions, listSessions, proveIdentity } from '@/contract/sessions'
import { proveIdentityOf } from '@/server/features/sign-in/session/identity-proof'
import { endOwnOtherSessions, endOwnSession, listOwnSessions } from '@/server/features/sign-in/session/own-sessions'
import { implementRoute } from '@/server/platform/http/implement-route'
import { checkEmailOf } from './check-email'
import { confirmAddressBy, disownAccountBy } from './follow-address-link'
import { getCurrentToken } from './get-current-session'
import { logInWith } from './log-in'
import { changePasswordOf } from './password/change-password'
import { chooseNewPasswordWith } from './password/choose-new-password'
import { checkPasswordLinkOf } from './password/password-link'
import { requestPasswordReset } from './password/request-reset'
import { exportDataOf } from './profile/export-user-data'
import { presentAccount, saveIdentity, savePhone } from './profile/own-profile'
import { presentUser, type FindCart } from './profile/present-user'
import { unlinkProviderOf } from './profile/unlink-provider'
import { sendAddressLinkOf } from './send-address-link'
import { asSignUpAnswer, signUpWith } from './sign-up'

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
  implementRoute(sendAddressLink, ({ user, req }) => sendAddressLinkOf({ userId: user.id, req })),
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
  implementRoute(listSessions, ({ user }) => listOwnSessions(user)),
  implementRoute(endOneSession, ({ params, user, req }) => endOwnSession({ user, sid: params.session, req })),
  implementRoute(endOtherSessions, ({ user, req }) => endOwnOtherSessions({ user, req })),
  implementRoute(proveIdentity, ({ body, user, req }) =>
    proveIdentityOf({ user, password: body.current_password, req }),
  ),
  implementRoute(exportUserData, ({ user, req }) => exportDataOf({ userId: user.id, req })),
]
