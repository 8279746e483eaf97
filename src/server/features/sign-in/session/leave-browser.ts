import type { PayloadRequest } from 'payload'
import { setCookies } from '@/server/platform/http/set-cookie'
import { endedSessionCookies } from './session-cookies'

/** Has the browser forget the answers it kept, and the pages it could go back to: the next person there sees none. */
export const CLEARED_CACHE = { 'Clear-Site-Data': '"cache"' } as const

/** Ends the session in the browser that made a call. */
export const leaveBrowser = (req: PayloadRequest): void => {
  setCookies({ req, cookies: endedSessionCookies() })
  for (const [name, value] of Object.entries(CLEARED_CACHE)) req.responseHeaders?.set(name, value)
}
