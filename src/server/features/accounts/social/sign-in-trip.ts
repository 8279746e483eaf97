import { readCookie } from '@/server/features/sign-in/session/session-cookies'
import { cookieLine } from '@/server/platform/http/set-cookie'
import { sealFor } from '@/server/platform/payload/seal'

/** What this browser left with, and must come back with. */
export type SignInTrip = {
  provider: string
  state: string
  nonce: string
  verifier: string
  returnTo: string
  /** The signed-in user who asked to link the provider to their account. */
  linkTo: number | null
}

const TRIP = sealFor<SignInTrip>('social')
const COOKIE = 'social_sign_in'
const SECONDS = 10 * 60

export const tripCookie = (trip: SignInTrip): string =>
  cookieLine({
    name: COOKIE,
    value: TRIP.seal({ value: trip, seconds: SECONDS }),
    maxAge: SECONDS,
    httpOnly: true,
  })

export const endedTripCookie = (): string => cookieLine({ name: COOKIE, value: '', maxAge: 0, httpOnly: true })

export const readTrip = (headers: Headers): SignInTrip | null => TRIP.unseal({ sealed: readCookie(headers, COOKIE) })
