import { parseCookies } from 'payload/shared'
import { cookieLine } from '../../http/set-cookie'
import { seal, unseal } from '../seal'

/** How long a session lasts without a visit; each visit after a day renews it. */
export const SESSION_SECONDS = 60 * 60 * 24 * 7

const YEAR = 60 * 60 * 24 * 365
// Payload's own name, so that the admin panel and the site share one session.
export const SESSION_COOKIE = 'payload-token'
const USER_COOKIE = 'd_id'
const DEVICE_COOKIE = 'device'

/** The cookies of an open session: the token, the user's number for the page, and the mark of a known device. */
export const sessionCookies = ({ token, userId }: { token: string; userId: number }): string[] => [
  ...tokenCookies({ token, userId }),
  cookieLine({
    name: DEVICE_COOKIE,
    value: seal({ purpose: 'device', value: { userId } }),
    maxAge: YEAR,
    httpOnly: true,
  }),
]

export const tokenCookies = ({ token, userId }: { token: string; userId: number }): string[] => [
  cookieLine({ name: SESSION_COOKIE, value: token, maxAge: SESSION_SECONDS, httpOnly: true }),
  cookieLine({ name: USER_COOKIE, value: String(userId), maxAge: SESSION_SECONDS }),
]

/** Ends the session in this browser; the device stays known. */
export const endedSessionCookies = (): string[] => [
  cookieLine({ name: SESSION_COOKIE, value: '', maxAge: 0, httpOnly: true }),
  cookieLine({ name: USER_COOKIE, value: '', maxAge: 0 }),
]

export const readCookie = (headers: Headers, name: string): string | null => parseCookies(headers).get(name) ?? null

/** Whether this browser signed in to that account before. */
export const isKnownDevice = ({ headers, userId }: { headers: Headers; userId: number }): boolean =>
  unseal({ purpose: 'device', sealed: readCookie(headers, DEVICE_COOKIE) })?.userId === userId
