import type { checkEmail, logIn, resetPassword, signUp } from '@/contract/accounts'
import { DEFAULT_REFERRAL } from '@/domain/referral'
import { COOKIES, readCookie } from '@/storefront/lib/browser-storage'
import { callApi } from '@/storefront/lib/call-api'

// The contract's types alone: its zod schemas would weigh on the popups.
const CHECK: Pick<typeof checkEmail, 'method' | 'path'> = { method: 'post', path: '/v1/auth/check-email' }
const LOG_IN: Pick<typeof logIn, 'method' | 'path'> = { method: 'post', path: '/v1/auth/login' }
const SIGN_UP: Pick<typeof signUp, 'method' | 'path'> = { method: 'post', path: '/v1/auth/signup' }
const RESET: Pick<typeof resetPassword, 'method' | 'path'> = { method: 'post', path: '/v1/auth/reset-password' }

export type Registration = {
  email: string
  password: string
  first_name: string
  last_name: string
  newsletter: boolean
}

export const checkAddress = (email: string) => callApi(CHECK as typeof checkEmail, { body: { email } })

export const logInWith = (body: { email: string; password: string }) => callApi(LOG_IN as typeof logIn, { body })

/** Creates the account, with where the visitor came from. */
export const register = (registration: Registration) =>
  callApi(SIGN_UP as typeof signUp, {
    body: { ...registration, referral: readCookie(COOKIES.referral) ?? DEFAULT_REFERRAL },
  })

export const askNewPassword = (email: string) => callApi(RESET as typeof resetPassword, { body: { email } })
