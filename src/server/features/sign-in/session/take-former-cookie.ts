import type { PayloadRequest } from 'payload'
import { queryOne } from '@/server/platform/db/pool'
import { countCall } from '@/server/platform/http/rate-limit'
import { sessionIdOf } from '@/server/platform/http/session-use'
import { setCookies } from '@/server/platform/http/set-cookie'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { LIMITS } from '../limits'
import { renewSession } from './renew-session'
import { endedFormerCookie, readFormerSessionCookie, tokenCookies } from './session-cookies'

/**
 * A site served over https that was updated finds sessions under the cookie's former name, without `__Host-`: each is
 * renewed once under its new name. A neighbouring host could plant such a cookie, so only sessions that the former
 * version opened are taken: they have no details yet.
 */
export const takeFormerCookie = async (req: PayloadRequest): Promise<string | null> => {
  const token = readFormerSessionCookie(req.headers)
  if (token === null || req.headers.get('sec-fetch-site') !== 'same-origin') return null
  await countCall({ limit: LIMITS.currentByClient, key: clientAddressOf(req.headers) })
  const { user } = await req.payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
  const sid = sessionIdOf(user)
  const isKnown = await queryOne('select 1 from session_details where session_id = $1', [sid])
  const renewed = user && !isKnown ? await renewSession({ req, user, sid }) : null
  const cookies = user && renewed ? tokenCookies({ token: renewed, userId: user.id }) : []
  setCookies({ req, cookies: [...cookies, endedFormerCookie()] })
  return renewed
}
