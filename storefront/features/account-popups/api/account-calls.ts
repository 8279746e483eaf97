import type { checkEmail, logIn, resetPassword, signUp } from '@/contract/accounts'
import { DEFAULT_REFERRAL } from '@/domain/referral'
import { COOKIES, readCookie } from '@/storefront/lib/browser-storage'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'

const CHECK = lightRoute<typeof checkEmail>({ method: 'post', path: '/v1/auth/check-email' })
const LOG_IN = lightRoute<typeof logIn>({ method: 'post', path: '/v1/auth/login' })
const SIGN_UP = lightRoute<typeof signUp>({ method: 'post', path: '/v1/auth/signup' })
const RESET = lightRoute<typeof resetPassword>({ method: 'post', path: '/v1/auth/reset-password' })

export type Registration = {
  email: string
  password: string
  first_name: string
  last_name: string
  newsletter: boolean
}

export const checkAddress = (email: string) => callApi(CHECK, { body: { email } })

export const logInWith = (body: { email: string; password: string }) => callApi(LOG_IN, { body })

/** Creates the account, with where the visitor came from. */
export const register = (registration: Registration) =>
  callApi(SIGN_UP, {
    body: { ...registration, referral: readCookie(COOKIES.referral) ?? DEFAULT_REFERRAL },
  })

export const askNewPassword = (email: string) => callApi(RESET, { body: { email } })
