import type { PayloadRequest } from 'payload'
import { setCookies } from '../http/set-cookie'
import { authenticate } from './authenticate'
import { openSession } from './session/open-session'
import { sessionCookies } from './session/session-cookies'
import { linkPendingProvider } from './social/pending-link'

/** Signs in by password; a provider that waited for this password is linked by it. */
export const logInWith = async ({
  email,
  password,
  req,
}: {
  email: string
  password: string
  req: PayloadRequest
}): Promise<{ token: string }> => {
  const { id: userId } = await authenticate({ email, password, req })
  const token = await openSession({ req, userId })
  await linkPendingProvider({ req, userId })
  setCookies({ req, cookies: sessionCookies({ token, userId }) })
  return { token }
}
