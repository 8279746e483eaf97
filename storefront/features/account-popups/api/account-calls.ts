import { checkEmail, logIn, resetPassword, signUp } from '@/contract/accounts'
import { callApi } from '@/storefront/lib/api/call-api'
import { readReferral } from '@/storefront/lib/tracking/referral'

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
  callApi(signUp, { body: { ...registration, referral: readReferral() } })

export const askNewPassword = (email: string) => callApi(resetPassword, { body: { email } })
