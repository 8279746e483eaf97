import type { PayloadRequest } from 'payload'
import { LIMITS } from '@/server/features/sign-in/limits'
import { readCaller } from '@/server/features/sign-in/session/read-caller'
import { renewToken } from '@/server/features/sign-in/session/renew-token'
import { endedSessionCookies, readSessionCookie, tokenCookies } from '@/server/features/sign-in/session/session-cookies'
import { takeFormerCookie } from '@/server/features/sign-in/session/take-former-cookie'
import { countCall } from '@/server/platform/http/rate-limit'
import { setCookies } from '@/server/platform/http/set-cookie'
import { clientAddressOf } from '@/server/platform/log/client-address'

/** The token of this browser's session, renewed at an age; the cookies of a session that is over are removed. */
export const getCurrentToken = async (req: PayloadRequest): Promise<{ jwt: string | null }> => {
  const token = readSessionCookie(req.headers)
  if (!token) return { jwt: await takeFormerCookie(req) }
  await countCall({ limit: LIMITS.currentByClient, key: clientAddressOf(req.headers) })
  if (!req.user && isFromElsewhere(req.headers)) return { jwt: null }
  // Payload knows the cookie only with Fetch Metadata or the site's own origin. Browsers send neither over plain http to
  // another host name: there the cookie came all the same, and no other site reads the answer.
  const bearer = new Headers({ authorization: `Bearer ${token}` })
  const user = req.user ?? (await readCaller({ payload: req.payload, headers: bearer }))
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
