import { COOKIES, readCookie, writeCookie } from '@/storefront/lib/storage/browser-storage'

const MOST_DENIALS = 3
const DAY = 60 * 60 * 24
const YEAR = DAY * 365

/** Whether the popup may still ask: not answered in the last 24 hours, and declined fewer than three times. */
export const mayOfferNewsletter = (): boolean =>
  readCookie(COOKIES.newsletterClosed) === null && denials() < MOST_DENIALS

/** Answered, whatever the answer: not again for 24 hours. */
export const closeNewsletterForToday = (): void =>
  writeCookie({ name: COOKIES.newsletterClosed, value: 'true', seconds: DAY })

/** Counts one more refusal, from 1. */
export const countDenial = (): void =>
  writeCookie({ name: COOKIES.newsletterDenials, value: String(denials() + 1), seconds: YEAR })

const denials = (): number => {
  const count = Number(readCookie(COOKIES.newsletterDenials))
  return Number.isInteger(count) && count > 0 ? count : 0
}
