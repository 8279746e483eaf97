import type { PayloadRequest } from 'payload'
import { env } from '@/env'

type Cookie = {
  name: string
  value: string
  /** In seconds; 0 removes the cookie. */
  maxAge: number
  httpOnly?: boolean
  path?: string
}

/** One Set-Cookie line: this site alone, SameSite=Lax, Secure when the site is. */
export const cookieLine = ({ name, value, maxAge, httpOnly = false, path = '/' }: Cookie): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${String(maxAge)}`,
    'SameSite=Lax',
    httpOnly && 'HttpOnly',
    env().SITE_URL.startsWith('https:') && 'Secure',
  ]
    .filter(Boolean)
    .join('; ')

/** Sends cookies with the answer of an endpoint. */
export const setCookies = ({ req, cookies }: { req: PayloadRequest; cookies: string[] }): void => {
  req.responseHeaders ??= new Headers()
  for (const cookie of cookies) req.responseHeaders.append('Set-Cookie', cookie)
}
