import type { PayloadRequest } from 'payload'
import { withTransaction } from '../../db/with-transaction'
import { HttpError } from '../../http/errors'
import { countCall } from '../../http/rate-limit'
import { setCookies } from '../../http/set-cookie'
import { WRONG_PASSWORD } from '../authenticate'
import { findAccount } from '../find-account'
import { LIMITS } from '../limits'
import { openSession } from '../session/open-session'
import { sessionCookies } from '../session/session-cookies'
import { refuseWeakPassword, setPassword } from './set-password'
import { verifyPassword } from './verify-password'

/** Changes the password of the signed-in user, or gives a first one, and signs out everywhere else. */
export const changePasswordOf = async ({
  user,
  body,
  req,
}: {
  user: { id: number; email: string }
  body: { current_password: string; password: string }
  req: PayloadRequest
}): Promise<{ token: string }> => {
  await countCall({ limit: LIMITS.passwordByUser, key: String(user.id) })
  refuseWeakPassword(body.password)
  const account = await findAccount(user.email)
  if (account?.hash && !(await verifyPassword({ account, password: body.current_password }))) {
    throw new HttpError({
      status: 422,
      message: WRONG_PASSWORD,
      fields: [{ field: 'current_password', message: WRONG_PASSWORD }],
    })
  }
  const token = await withTransaction(req, async () => {
    await setPassword({ req, userId: user.id, password: body.password })
    return openSession({ req, userId: user.id, isSignIn: false })
  })
  setCookies({ req, cookies: sessionCookies({ token, userId: user.id }) })
  return { token }
}
