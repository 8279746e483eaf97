import type { PayloadRequest } from 'payload'
import { cookieName } from '@/domain/accounts/cookie-name'
import { env } from '@/env'

type Cookie = {
  name: string
  value: string
  /** In seconds; 0 removes the cookie. */
  maxAge: number
  httpOnly?: boolean
  /** Of a former version: kept under this very name. */
  isFormer?: boolean
}

const isSecure = (): boolean => env().SITE_URL.startsWith('https:')

/** The name under which browsers keep a cookie of ours. */
export const keptName = (name: string): string => cookieName({ name, isSecure: isSecure() })

/** One Set-Cookie line: this site alone, SameSite=Lax, Secure and `__Host-` when the site is. */
export const cookieLine = ({ name, value, maxAge, httpOnly = false, isFormer = false }: Cookie): string =>
  [
    `${isFormer ? name : keptName(name)}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${String(maxAge)}`,
    'SameSite=Lax',
    httpOnly && 'HttpOnly',
    isSecure() && 'Secure',
  ]
    .filter(Boolean)
    .join('; ')

/** Sends cookies with the answer of an endpoint. */
export const setCookies = ({ req, cookies }: { req: PayloadRequest; cookies: string[] }): void => {
  req.responseHeaders ??= new Headers()
  for (const cookie of cookies) req.responseHeaders.append('Set-Cookie', cookie)
}
