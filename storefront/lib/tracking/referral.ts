import { DEFAULT_REFERRAL, referralOf } from '@/domain/audience/referral'
import { COOKIES, readCookie, removeCookie, writeCookie } from '@/storefront/lib/storage/browser-storage'
import { readConsent, subscribeToConsent } from './consent'

const REFERRAL_SECONDS = 60 * 60 * 24 * 365

/** Where this visit came from, by the first address of the document: in its memory alone. */
let visitSource: string | undefined

/**
 * Notes where the visit came from, once for the document. The cookie that keeps it for the next visits is written once the
 * visitor lets the audience be measured, and goes when they no longer do. Answers how to stop following their choice.
 */
export const noteReferral = (address: string): (() => void) => {
  visitSource ??= referralOf(new URLSearchParams(address))
  followConsent()
  return subscribeToConsent(followConsent)
}

/** The source of an account that is created now: the cookie's, which needs the visitor's consent, or the default (spec §3). */
export const readReferral = (): string => readCookie(COOKIES.referral) ?? DEFAULT_REFERRAL

/** Another document begins, between two tests. */
export const forgetVisit = (): void => {
  visitSource = undefined
}

const followConsent = (): void => {
  const kept = readCookie(COOKIES.referral)
  if (!readConsent().audience) {
    if (kept !== null) removeCookie(COOKIES.referral)
  } else if (kept === null && visitSource !== undefined) {
    writeCookie({ name: COOKIES.referral, value: visitSource, seconds: REFERRAL_SECONDS })
  }
}
