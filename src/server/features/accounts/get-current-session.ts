import type { PayloadRequest } from 'payload'
import { countCall } from '@/server/platform/http/rate-limit'
import { setCookies } from '@/server/platform/http/set-cookie'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { LIMITS } from './limits'
import { renewToken } from './session/renew-token'
import { endedSessionCookies, readSessionCookie, tokenCookies } from './session/session-cookies'
import { takeFormerCookie } from './session/take-former-cookie'

/** The token of this browser's session, renewed at an age; the cookies of a session that is over are removed. */
export const getCurrentToken = async (req: PayloadRequest): Promise<{ jwt: string | null }> => {
  const token = readSessionCookie(req.headers)
  if (!token) return { jwt: await takeFormerCookie(req) }
  await countCall({ limit: LIMITS.currentByClient, key: clientAddressOf(req.headers) })
  if (!req.user) {
    // Payload ignores the cookie of who does not say where they come from: theirs may be good.
    if (req.headers.get('sec-fetch-site') === 'same-origin') setCookies({ req, cookies: endedSessionCookies() })
    return { jwt: null }
  }
  const renewed = await renewToken({ req, user: req.user, token })
  if (renewed) setCookies({ req, cookies: tokenCookies({ token: renewed, userId: req.user.id }) })
  return { jwt: renewed ?? token }
}
