import { cookieLine } from '@/server/platform/http/set-cookie'
import { sealFor } from '@/server/platform/payload/seal'
import { readCookie } from '../session/session-cookies'

/** Who gave their password or came from their provider, and has no session yet: it opens nothing by itself. */
export type PendingSignIn = { userId: number; by: 'password' | 'google' | 'facebook' }

const PENDING = sealFor<PendingSignIn>('second_factor')
const COOKIE = 'second_factor'
const SECONDS = 5 * 60

/** Remembers in this browser, for five minutes, whose second factor is awaited. */
export const pendingSignInCookie = (pending: PendingSignIn): string =>
  cookieLine({
    name: COOKIE,
    value: PENDING.seal({ value: pending, seconds: SECONDS }),
    maxAge: SECONDS,
    httpOnly: true,
  })

export const endedPendingSignInCookie = (): string => cookieLine({ name: COOKIE, value: '', maxAge: 0, httpOnly: true })

export const readPendingSignIn = (headers: Headers): PendingSignIn | null =>
  PENDING.unseal({ sealed: readCookie(headers, COOKIE) })
