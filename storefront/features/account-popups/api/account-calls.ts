import { checkEmail, logIn, resetPassword, signUp } from '@/contract/accounts'
import { DEFAULT_REFERRAL } from '@/domain/referral'
import { COOKIES, readCookie } from '@/storefront/lib/browser-storage'
import { callApi } from '@/storefront/lib/call-api'

export type Registration = {
  email: string
  password: string
  first_name: string
  last_name: string
  newsletter: boolean
}

export const checkAddress = (email: string) => callApi(checkEmail, { body: { email } })

export const logInWith = (body: { email: string; password: string }) => callApi(logIn, { body })

/** Creates the account, with where the visitor came from. */
export const register = (registration: Registration) =>
  callApi(signUp, {
    body: { ...registration, referral: readCookie(COOKIES.referral) ?? DEFAULT_REFERRAL },
  })

export const askNewPassword = (email: string) => callApi(resetPassword, { body: { email } })
