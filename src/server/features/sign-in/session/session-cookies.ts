import { parseCookies } from 'payload/shared'
import { cookieLine, keptName } from '@/server/platform/http/set-cookie'
import { sealFor } from '@/server/platform/payload/seal'
import { tokenTimes } from '@/server/platform/payload/token-times'

/** Half a year: who comes back for the next season is still known. */
const DEVICE_SECONDS = 60 * 60 * 24 * 182
// Payload's own name, so that the admin panel and the site share one session.
const SESSION_COOKIE = 'payload-token'
const USER_COOKIE = 'd_id'
const DEVICE_COOKIE = 'device'
/** `at` is when it was given, in milliseconds; a mark of a former version has none. */
const DEVICE = sealFor<{ userId: number; at?: number }>('device')

/** The cookies of an open session: the token, the user's number for the page, and the mark of a known device. */
export const sessionCookies = ({ token, userId }: { token: string; userId: number }): string[] => [
  ...tokenCookies({ token, userId }),
  deviceCookie(userId),
]

/** Another at each sign-in, so that none lasts for ever. */
export const deviceCookie = (userId: number): string =>
  cookieLine({
    name: DEVICE_COOKIE,
    value: DEVICE.seal({ value: { userId, at: Date.now() }, seconds: DEVICE_SECONDS }),
    maxAge: DEVICE_SECONDS,
    httpOnly: true,
  })

/** They end with their token. */
export const tokenCookies = ({ token, userId }: { token: string; userId: number }): string[] => {
  const { exp, iat } = tokenTimes(token)
  return [
    cookieLine({ name: SESSION_COOKIE, value: token, maxAge: exp - iat, httpOnly: true }),
    cookieLine({ name: USER_COOKIE, value: String(userId), maxAge: exp - iat }),
  ]
}

/** Ends the session in this browser; the device stays known. */
export const endedSessionCookies = (): string[] => [
  cookieLine({ name: SESSION_COOKIE, value: '', maxAge: 0, httpOnly: true }),
  cookieLine({ name: USER_COOKIE, value: '', maxAge: 0 }),
]

export const readCookie = (headers: Headers, name: string): string | null =>
  parseCookies(headers).get(keptName(name)) ?? null

export const readSessionCookie = (headers: Headers): string | null => readCookie(headers, SESSION_COOKIE)

/** The token under the name that it had before it carried `__Host-`; null where the name never changed. */
export const readFormerSessionCookie = (headers: Headers): string | null =>
  keptName(SESSION_COOKIE) === SESSION_COOKIE ? null : (parseCookies(headers).get(SESSION_COOKIE) ?? null)

export const endedFormerCookie = (): string =>
  cookieLine({ name: SESSION_COOKIE, value: '', maxAge: 0, httpOnly: true, isFormer: true })

/** What tells this browser from others that signed in to that account, since it last asked to know its devices anew; or null. */
export const knownDevice = ({
  headers,
  account,
}: {
  headers: Headers
  account: { id: number; devices_known_since: Date | null }
}): string | null => {
  const mark = DEVICE.unseal({ sealed: readCookie(headers, DEVICE_COOKIE) })
  if (mark?.userId !== account.id || mark.at === undefined) return null
  const { devices_known_since: since } = account
  return since === null || mark.at >= since.getTime() ? `${String(account.id)} ${String(mark.at)}` : null
}
