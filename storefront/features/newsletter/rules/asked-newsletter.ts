import { LOCAL_KEYS, readLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'

/** As long as the link of the mail is good. */
const WAITS = 7 * 24 * 3600 * 1000

/** Remembers that the newsletter was asked for in this browser; for whom is not kept. */
export const noteAsked = (): void => writeLocal(LOCAL_KEYS.newsletterAsked, new Date().toISOString())

/** Whether somebody asked for it here, and may still confirm. */
export const awaitsConfirmation = (): boolean => {
  const asked = Date.parse(readLocal(LOCAL_KEYS.newsletterAsked) ?? '')
  return Date.now() - asked < WAITS
}
